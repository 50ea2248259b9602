import { diagnostic } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { type PageSection, sectionsOf, treatmentIn } from '../pageSections.ts'
import { valueRange } from '../position.ts'
import type { Diagnostic, Doc, Path, Rule, Site } from '../types.ts'

/** Lists whose record ids become element ids, by section kind. */
const LISTS: Partial<Record<string, string>> = {
  doctors: 'doctors',
  prices: 'categories',
  privacy: 'sections',
  services: 'services',
  'services-overview': 'services',
}

const fileOf = (kind: string) => (kind === 'services-overview' ? 'services' : kind)

/** Record ids are element ids, so no two on one page are equal. */
export const pagePlaces: Rule = {
  name: 'page-places',
  scope: 'site',
  *check({ docs }: Site): Iterable<Diagnostic> {
    const taken = new Map<string, Set<string>>()
    for (const section of sectionsOf(docs)) {
      const page = section.page.join('.')
      const places = taken.get(page) ?? new Set()
      taken.set(page, places)
      const codes = codesOn(section, docs)
      const twice = codes.find((code) => places.has(code))
      for (const code of codes) places.add(code)
      if (twice === undefined) continue
      const { doc, path } = section
      const at = [...path, 'kind']
      yield diagnostic('record.shown-twice', { code: twice }, doc.file, valueRange(doc, at), {
        path,
      })
    }
  },
}

function codesOn({ kind, record, home }: PageSection, docs: Site['docs']): string[] {
  const list = LISTS[kind]
  if (list !== undefined) return codesIn(docs.get(`content/${fileOf(kind)}.json`), [list])
  if (record === undefined || !home) return []
  const named = treatmentIn(docs.get('content/treatments.json')?.value, record)
  const group = home.name === 'treatments' ? memberAt(named, 'questions') : record
  const isAsked = home.name === 'treatments' || home.name === 'questions'
  const questions = docs.get('content/questions.json')
  const found = recordsAt(questions?.value, ['groups']).find(
    (each) => memberAt(each.record, 'id') === group,
  )
  return isAsked && found ? codesIn(questions, [...found.path, 'questions']) : []
}

const codesIn = (doc: Doc | undefined, path: Path): string[] =>
  recordsAt(doc?.value, path)
    .map(({ record }) => memberAt(record, 'id'))
    .filter((code) => typeof code === 'string')
