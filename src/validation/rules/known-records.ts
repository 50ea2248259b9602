import { diagnosticAt, optionDetails } from '../diagnostic.ts'
import { idsIn, leavesOf, memberAt, recordsAt, valueAt } from '../jsonPath.ts'
import { MOST_FINDINGS } from '../limits.ts'
import { sectionsOf } from '../pageSections.ts'
import type { Diagnostic, Doc, Path, Rule, Site } from '../types.ts'

const CLINIC = 'content/clinic.json'

/** A reference to a record, and the record's file and lists. */
type Reference = { doc: Doc; path: Path; code: string; file: string; lists: string[] }

/** Referenced records exist. A wrong id is reported once, however many fields use it. */
export const knownRecords: Rule = {
  name: 'known-records',
  scope: 'site',
  *check({ docs, refused }: Site): Iterable<Diagnostic> {
    const reported = new Map<string, Diagnostic>()
    const known = new Map<string, Set<string>>()
    for (const { doc, path, code, file, lists } of referencesIn(docs)) {
      const named = docs.get(file)
      if (!named || refused(file, lists.slice(0, 1)) || isHidden(docs, file)) continue
      const list = `${file} ${lists.join('.')}`
      const codes = known.get(list) ?? new Set(idsIn(named.value, lists))
      known.set(list, codes)
      if (codes.has(code)) continue
      const key = `${list} ${code}`
      if (addedTo(reported.get(key), doc.file)) continue
      const details = reported.size < MOST_FINDINGS ? optionDetails([...codes], code) : {}
      reported.set(key, diagnosticAt('record.unknown', { file }, doc, path, details))
    }
    yield* reported.values()
  },
}

/** Adds a further place to the diagnostic of a wrong name; false if the name is new. */
function addedTo(before: Diagnostic | undefined, place: string): boolean {
  if (before) {
    before.alsoIn ??= []
    before.alsoIn.push(place)
  }
  return before !== undefined
}

/** A file may be empty if its section is switched off. */
const isHidden = (docs: Site['docs'], file: string) =>
  valueAt(docs.get(CLINIC)?.value, ['sections', file.replace(/^.*\/|\.json$/g, '')]) === false

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

const SERVICES = 'content/services.json'

/** Services name a request option of the form. A wrong name is reported once. */
export const knownRequest: Rule = {
  name: 'known-request',
  scope: 'site',
  *check({ docs, refused }: Site): Iterable<Diagnostic> {
    const [clinic, services] = [docs.get(CLINIC), docs.get(SERVICES)]
    if (!clinic || !services || refused(CLINIC, ['requestOptions'])) return
    const options = valueAt(clinic.value, ['requestOptions'])
    if (!Array.isArray(options)) return
    const known = new Set(options)
    const reported = new Map<string, Diagnostic>()
    for (const { path, record } of recordsAt(services.value, ['services'])) {
      const request = memberAt(record, 'request')
      if (typeof request !== 'string' || request === '' || known.has(request)) continue
      if (addedTo(reported.get(request), String(memberAt(record, 'title')))) continue
      const details = reported.size < MOST_FINDINGS ? optionDetails(options, request) : {}
      const here = [...path, 'request']
      reported.set(request, diagnosticAt('request.unknown', {}, services, here, details))
    }
    yield* reported.values()
  },
}
