import { listNamedAt } from '../../content/recordNames.ts'
import { runsOf } from '../../shared/formats/richText.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { leavesOf, ofFile, valueAt } from '../jsonPath.ts'
import { MOST_FINDINGS } from '../limits.ts'
import { isRich } from '../schemas.ts'
import type { Diagnostic, Rule, Site } from '../types.ts'
import { entriesIn, type Use, unknownName } from '../unknownName.ts'

const CLINIC = 'content/clinic.json'
const PAGES = 'content/pages.json'

/** A reference to a record or a request option, and its file and lists; `text`: in which it is a link. */
type Reference = Use & { name: string; file: string; lists: string[]; text?: string }

/** Referenced records and request options exist. A wrong name is reported once. */
export const knownRecords: Rule = {
  scope: 'site',
  *check({ docs, refused, earlier }: Site): Iterable<Diagnostic> {
    const unknown = new Map<string, [Reference, ...Reference[]]>()
    const known = new Map<string, Set<string>>()
    for (const reference of [...docs.values()].flatMap(referencesIn)) {
      const { name, file, lists } = reference
      const home = docs.get(file)
      if (!home || refused(file, lists.slice(0, 1)) || isHidden(docs, file)) continue
      const list = `${file} ${lists.join('.')}`
      const names =
        known.get(list) ?? new Set(entriesIn(home.value, lists).map((each) => each.name))
      known.set(list, names)
      if (names.has(name)) continue
      const uses = unknown.get(`${list} ${name}`)
      if (uses) uses.push(reference)
      else unknown.set(`${list} ${name}`, [reference])
    }
    for (const [at, uses] of [...unknown.values()].entries()) {
      const [{ name, file, lists, text }] = uses
      const home = docs.get(file)
      const report: Parameters<typeof unknownName>[0]['report'] = ({ doc, path }, details) => {
        if (file === CLINIC) return diagnosticAt('request.unknown', {}, doc, path, details)
        const meant =
          text && details.meant && text.replaceAll(`(page:${name})`, `(page:${details.meant})`)
        const code = text === undefined ? 'record.unknown' : 'link.unknown'
        return diagnosticAt(code, { file, name }, doc, path, {
          ...details,
          ...(meant && { meant }),
        })
      }
      if (at >= MOST_FINDINGS) yield report(uses[0], {})
      else if (home) yield unknownName({ name, uses, home, lists, report }, earlier)
    }
  },
}

/** A file may be empty if its section is switched off. */
const isHidden = (docs: Site['docs'], file: string) =>
  valueAt(docs.get(CLINIC)?.value, ['sections', file.replace(/^.*\/|\.json$/g, '')]) === false

const referencesIn = ofFile((doc) =>
  leavesOf(doc).flatMap((leaf): Reference[] => {
    const { path, value, schema = {} } = leaf
    if (typeof value !== 'string') return []
    const linked = value.includes('(page:') && isRich(leaf, doc) ? runsOf(value) : []
    const links = linked.flatMap(({ page }): Reference[] =>
      page ? [{ doc, path, name: page, text: value, file: PAGES, lists: ['pages'] }] : [],
    )
    if (doc.role.kind !== 'content') return links
    const options = path.at(-1) === 'request' ? 'clinic.requestOptions' : undefined
    const place = listNamedAt(schema, path, doc.value) ?? options
    const [file, ...lists] = place?.split('.') ?? []
    return file
      ? [...links, { doc, path, name: value, file: `content/${file}.json`, lists }]
      : links
  }),
)
