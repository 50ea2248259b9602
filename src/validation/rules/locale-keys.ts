import { valuesByPath } from '../../shared/json.ts'
import { closest } from '../closest.ts'
import { diagnostic, fileDiagnostic, pathDiagnostic } from '../diagnostic.ts'
import { pathOf, valueAt } from '../jsonPath.ts'
import { MOST_FINDINGS } from '../limits.ts'
import { message } from '../messages.ts'
import { contractFor, countedBase } from '../plurals.ts'
import { gapRange, keyRange, positionOf } from '../position.ts'
import { localeContracts, owedTexts } from '../schemas.ts'
import type { Diagnostic, Doc, Path, Rule } from '../types.ts'

/** More gaps mean an unfinished or different file. */
const MOST_GAPS = 5

/** A locale file has only keys that the code uses, in their groups, and those that the engine lacks. */
export const localeKeys: Rule = {
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    const { kind, name, language } = doc.role
    const known = localeContracts[name]
    if (kind !== 'locale' || !known) return
    const contract = contractFor(known, language)
    const present = new Set(valuesByPath(doc.value).keys())
    const expected = Object.keys(contract)
    const absent = expected.filter((key) => !present.has(key))
    const lost = new Set(absent.map((key) => outermostMissing(doc, key)))
    const groups = new Set(expected.flatMap(groupsOf))
    const unknown = [...present].filter((key) => !Object.hasOwn(contract, key))
    const strange = new Set(unknown.map((each) => outermostUnknown(each, groups)))
    yield* movedKeys(doc, strange, lost, absent)
    for (const [at, key] of [...strange].entries())
      if (at < MOST_FINDINGS) yield* unknownText(doc, key, lost, expected)
      else yield unknownKey(doc, key)
    const owed = owedTexts(name, language)
    const isOwed = (key: string) => owed.some((each) => each === key || each.startsWith(`${key}.`))
    for (const key of lost) if (!isOwed(key)) lost.delete(key)
    const runs = runsOf(lost, expected)
    if (runs.length > MOST_GAPS) {
      const first = [...lost].slice(0, MOST_GAPS).map((key) => `"${key}"`)
      const words = { count: lost.size, keys: first.join(', ') }
      yield fileDiagnostic('locale.incomplete', words, doc.file)
    } else for (const run of runs) yield missingTexts(doc, run, contract)
  },
}

function* unknownText(
  doc: Doc,
  key: string,
  lost: Set<string>,
  expected: readonly string[],
): Iterable<Diagnostic> {
  const path = keyPath(doc, key)
  // A group in place of a text, or the reverse, is a wrong kind of value.
  const replaced = [...lost].filter(
    (each) => each === key || each.startsWith(`${key}.`) || key.startsWith(`${each}.`),
  )
  for (const each of replaced) lost.delete(each)
  if (replaced.length > 0) {
    yield pathDiagnostic('locale.type', {}, doc, path)
    return
  }
  const siblings = [...lost].filter((each) => groupOf(each) === groupOf(key))
  const meant = closest(key, lost) ?? siblings.find((each) => sameParts(doc, key, each, expected))
  const only = meant ?? (siblings.length === 1 ? siblings[0] : undefined)
  if (only !== undefined) lost.delete(only)
  const isSibling = only !== undefined && groupOf(only) === groupOf(key)
  const unknown = unknownKey(doc, key)
  const { range } = unknown
  const details = {
    path,
    ...(only && { covers: [keyPath(doc, only)] }),
    ...(meant && { suggestion: `"${meant}"` }),
    ...(isSibling && { edit: { ...range, text: JSON.stringify(nameOf(only)) } }),
  }
  yield only && !meant
    ? diagnostic('locale.renamed', { key, meant: only }, doc.file, range, details)
    : { ...((only ? undefined : misplacedText(doc, key)) ?? unknown), ...details }
}

/** A text that one other file has. */
function misplacedText(doc: Doc, key: string): Diagnostic | undefined {
  const [home, ...others] = Object.keys(localeContracts).filter((name) =>
    Object.hasOwn(localeContracts[name] ?? {}, key),
  )
  if (home === undefined || others.length > 0) return undefined
  const file = doc.file.replace(/[^/]+$/, `${home}.json`)
  return diagnostic('locale.other-file', { key, file }, doc.file, keyRange(doc, keyPath(doc, key)))
}

function unknownKey(doc: Doc, key: string): Diagnostic {
  const path = keyPath(doc, key)
  return diagnostic('locale.unknown', { key }, doc.file, keyRange(doc, path), { path })
}

/** A renamed group still has the keys of the missing one. */
function sameParts(doc: Doc, key: string, lost: string, expected: readonly string[]): boolean {
  const parts = Object.keys(Object(valueAt(doc.value, keyPath(doc, key))))
  return parts.some((part) => expected.some((each) => each.startsWith(`${lost}.${part}`)))
}

function missingTexts(doc: Doc, run: string[], contract: Record<string, string[]>): Diagnostic {
  const [key = ''] = run
  const path = keyPath(doc, key)
  const group = groupOf(key)
  const expected = Object.keys(contract)
  const place = expected.findIndex((each) => each === key || each.startsWith(`${key}.`))
  const before = expected.slice(0, place).filter((each) => each.startsWith(group))
  const names = before.map((each) => each.slice(group.length).split('.')[0] ?? '')
  const range = gapRange(doc, path.slice(0, -1), names)
  const details = {
    path,
    covers: run.slice(1).map((each) => keyPath(doc, each)),
    expected: run.map((each) => `"${nameOf(each)}"`).join(', '),
  }
  const counted = run.map((each) => countedBase(contract, each))
  const [base] = counted
  if (base !== undefined && counted.every((each) => each === base))
    return diagnostic('locale.plural', { key: base }, doc.file, range, details)
  if (run.length === 1) return diagnostic('locale.missing', { key }, doc.file, range, details)
  const keys = run.map((each) => `"${each}"`).join(', ')
  return diagnostic('locale.missing-many', { keys }, doc.file, range, details)
}

/** Dotted keys of a locale file: `header.menu` is the text `menu` of the group `header`. */

/** A key and the groups around it, outermost first. */
const groupsOf = (key: string) =>
  key.split('.').map((_, depth, parts) => parts.slice(0, depth + 1).join('.'))

/** The group of a key with its final dot; empty for a key without group. */
const groupOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1)

const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

const keyPath = (doc: Doc, key: string): Path => pathOf(doc.value, key.split('.'))

/** Keys by a part of them. */
function grouped(keys: Iterable<string>, partOf: (key: string) => string) {
  const groups = new Map<string, string[]>()
  for (const key of keys) {
    const group = groups.get(partOf(key)) ?? []
    group.push(key)
    groups.set(partOf(key), group)
  }
  return groups
}

/** The outermost group of a key that the contract does not have. */
const outermostUnknown = (key: string, known: Set<string>) =>
  groupsOf(key).find((group) => !known.has(group)) ?? key

/** The outermost missing group of a key, else the key: a missing group is one cause. */
function outermostMissing(doc: Doc, key: string): string {
  const gone = groupsOf(key).slice(0, -1)
  return gone.find((group) => isNothing(valueAt(doc.value, keyPath(doc, group)))) ?? key
}

const isNothing = (value: unknown) =>
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Consecutive keys of one group. */
function runsOf(keys: Set<string>, expected: readonly string[]): string[][] {
  const runs: string[][] = []
  let run: string[] | undefined
  for (const each of expected) {
    const key = groupsOf(each).find((group) => keys.has(group))
    const last = run?.at(-1)
    if (key === undefined) run = undefined
    else if (run && last !== undefined && groupOf(last) === groupOf(key)) {
      if (last !== key) run.push(key)
    } else {
      run = [key]
      runs.push(run)
    }
  }
  return runs
}

/** Texts moved to another group, one diagnostic per move. Deletes these from `strange` and `lost`. */
function* movedKeys(
  doc: Doc,
  strange: Set<string>,
  lost: Set<string>,
  absent: readonly string[],
): Iterable<Diagnostic> {
  const moves = new Map<string, { from: string; to: string }[]>()
  const byName = grouped(new Set([...lost, ...absent]), nameOf)
  for (const from of strange) {
    const [to, ...others] = (byName.get(nameOf(from)) ?? []).filter((key) => key !== from)
    if (to === undefined || others.length > 0) continue
    const way = `${groupOf(from)} ${groupOf(to)}`
    moves.set(way, [...(moves.get(way) ?? []), { from, to }])
  }
  for (const texts of moves.values()) {
    const [first] = texts
    if (!first) continue
    for (const { from, to } of texts) {
      strange.delete(from)
      lost.delete(to)
      lost.delete(outermostMissing(doc, to))
    }
    const names = texts.map(({ from }) => `"${nameOf(from)}"`).join(', ')
    const home = groupOf(first.to).slice(0, -1)
    const [path, ...others] = texts.map(({ from }) => keyPath(doc, from))
    const range = keyRange(doc, path ?? [])
    const covers = [...others, ...texts.map(({ to }) => keyPath(doc, to))]
    const details = { path, covers }
    if (home === '') yield diagnostic('locale.moved-in', { names }, doc.file, range, details)
    else {
      const { line } = positionOf(doc.text, keyRange(doc, keyPath(doc, home)).offset)
      const expected = message('advice.inside-group', { name: home, line })
      const words = { names, group: home }
      yield diagnostic('locale.moved', words, doc.file, range, { ...details, expected })
    }
  }
}
