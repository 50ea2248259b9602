import { type Details, diagnostic, diagnosticAt, optionDetails } from './diagnostic.ts'
import { memberAt, valueAt } from './jsonPath.ts'
import { positionOf, valueRange } from './position.ts'
import { schemaAt } from './schema/node.ts'
import type { Diagnostic, Doc, Path, Site } from './types.ts'

/** A field that names a record or an option. */
export type Use = { doc: Doc; path: Path }

/** A record's id, or a text of a list of options, and its place. */
type Entry = { name: string; path: Path }

/** The entries of nested lists: `categories`, `rows`. */
export function entriesIn(
  value: unknown,
  [list = '', ...inner]: readonly string[],
  around: Path = [],
): Entry[] {
  const path = [...around, list]
  const items = valueAt(value, path)
  return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
    const here = [...path, index]
    if (inner.length > 0) return entriesIn(value, inner, here)
    const name = typeof item === 'string' ? item : memberAt(item, 'id')
    return typeof name === 'string' ? [{ name, path: here }] : []
  })
}

/** A name without an entry in `home`, its uses in order, and a diagnostic of one of them. */
type UnknownName = {
  name: string
  uses: readonly [Use, ...Use[]]
  home: Doc
  lists: readonly string[]
  report: (use: Use, details: Details & { meant?: string | undefined }) => Diagnostic
}

/**
 * One diagnostic with every use: at the first one, or in `home` if the entry was deleted or got
 * another id. Without the earlier site, a name that is used again and resembles none was deleted.
 */
export function unknownName(
  { name, uses, home, lists, report }: UnknownName,
  earlier: Site['earlier'],
): Diagnostic {
  const [first, ...others] = uses
  const entries = entriesIn(home.value, lists)
  const names = entries.map((entry) => entry.name)
  const value = earlier?.value(home.file)
  const before = entriesIn(value, lists)
  const stood = before.findIndex((entry) => entry.name === name)
  const near = optionDetails(names, name)
  const isGone = stood !== -1 || (earlier && near.meant === undefined && others.length > 0)
  if (!isGone) return report(first, { ...near, ...alsoIn(others) })

  const labelOf = (site: unknown, entry: Entry | undefined): unknown => {
    const key = entry && schemaAt(home.schema, entry.path)?.labelledBy
    return key && memberAt(valueAt(site, entry.path), key)
  }
  const label = labelOf(value, before[stood])
  const words = { name: String(label ?? name), places: placesOf(uses).join(', ') }
  const heir = entries.find(
    (entry) => label && labelOf(home.value, entry) === label && !isIn(before, entry.name),
  )
  if (heir) {
    const details = { instead: name }
    return diagnosticAt('record.renamed', words, home, [...heir.path, 'id'], details)
  }
  const above = before.slice(0, Math.max(0, stood)).filter((entry) => names.includes(entry.name))
  const place = entries.find((entry) => entry.name === above.at(-1)?.name)?.path
  // The path is no place of a file, so that several deleted records of a list are reported.
  const details = { path: [...lists, name], expected: JSON.stringify(name) }
  return diagnostic('record.deleted', words, home.file, placeBelow(home, place, lists), details)
}

const isIn = (entries: readonly Entry[], name: string) =>
  entries.some((entry) => entry.name === name)

/** The end of the record above, else the beginning of the list. */
function placeBelow(home: Doc, above: Path | undefined, lists: readonly string[]) {
  const { offset, length } = above ? valueRange(home, above) : valueRange(home, lists.slice(0, 1))
  return { offset: above ? offset + length : offset, length: 1 }
}

/** More places of one name are not listed. */
const MOST_PLACES = 20

/** Places of uses, as file and line. */
const placesOf = (uses: readonly Use[]): string[] => {
  const places = uses
    .slice(0, MOST_PLACES)
    .map(
      ({ doc, path }) => `${doc.file}:${positionOf(doc.text, valueRange(doc, path).offset).line}`,
    )
  return uses.length > MOST_PLACES ? [...places, '…'] : places
}

/** The further uses of a wrong name. */
export const alsoIn = (uses: readonly Use[]) => (uses.length > 0 ? { alsoIn: placesOf(uses) } : {})
