import { faultAt } from '../fault.ts'
import { nearest } from '../nearest.ts'
import { sectionsOf } from '../pageSections.ts'
import type { Doc, Fault, Path, Rule, Site } from '../types.ts'
import { leavesOf, memberAt, valueAt } from '../walk.ts'

/** A code that stands for a record: where it is written, and the file and lists the record is in. */
type Reference = { doc: Doc; path: Path; code: string; file: string; lists: string[] }

/** What a record names by its code is there. One wrong code is told once, however many use it. */
export const knownRecords: Rule = {
  name: 'known-records',
  scope: 'site',
  *check({ docs, refused }: Site): Iterable<Fault> {
    const told = new Map<string, Fault>()
    for (const { doc, path, code, file, lists } of referencesIn(docs)) {
      const named = docs.get(file)
      if (!named || refused(file, lists.slice(0, 1)) || isHidden(docs, file)) continue
      const codes = codesIn(named.value, lists)
      if (codes.includes(code)) continue
      const key = `${file} ${lists.join('.')} ${code}`
      const before = told.get(key)
      if (before) {
        before.alsoIn = [...(before.alsoIn ?? []), doc.file]
        continue
      }
      const meant = nearest(code, codes)
      const found = faultAt('record.unknown', { file }, doc, path, {
        expected: codes.map((each) => JSON.stringify(each)).join(', '),
        ...(meant && { meant }),
      })
      told.set(key, found)
    }
    yield* told.values()
  },
}

/** A file whose section the clinic has switched off may be empty: nobody sees what is named in it. */
const isHidden = (docs: Site['docs'], file: string) =>
  valueAt(docs.get('content/clinic.json')?.value, [
    'sections',
    file.replace(/^.*\/|\.json$/g, ''),
  ]) === false

function* referencesIn(docs: Site['docs']): Iterable<Reference> {
  for (const doc of docs.values()) {
    for (const { path, value, schema } of leavesOf(doc)) {
      const [name, ...lists] = schema?.refersTo?.split('.') ?? []
      if (typeof value === 'string' && name)
        yield { doc, path, code: value, file: `content/${name}.json`, lists }
    }
  }
  for (const { doc, path, record, home } of sectionsOf(docs)) {
    if (home && record !== undefined)
      yield { doc, path: [...path, 'record'], code: record, file: home.file, lists: [home.list] }
  }
}

/** The codes of the records at the end of a way through lists: the rows of all categories. */
function codesIn(value: unknown, [list, ...inner]: string[]): string[] {
  const records = list === undefined ? undefined : valueAt(value, [list])
  if (!Array.isArray(records)) return []
  if (inner.length > 0) return records.flatMap((record) => codesIn(record, inner))
  return records.map((record) => memberAt(record, 'id')).filter((id) => typeof id === 'string')
}
