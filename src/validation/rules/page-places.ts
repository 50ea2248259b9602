import { pathDiagnostic } from '../diagnostic.ts'
import { idsIn, memberAt, recordsAt } from '../jsonPath.ts'
import { type PageSection, sectionsOf, treatmentIn } from '../pageSections.ts'
import type { Diagnostic, Rule, Site } from '../types.ts'

/** Lists whose record ids become element ids, by section kind. */
const LISTS: Partial<Record<string, string>> = {
  doctors: 'doctors',
  prices: 'categories',
  privacy: 'sections',
  services: 'services',
  'services-overview': 'services',
}

const fileOf = (kind: string) => (kind === 'services-overview' ? 'services' : kind)

/** Record ids are element ids and therefore unique on a page. */
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
      const kind = [...path, 'kind']
      yield pathDiagnostic('record.shown-twice', { code: twice }, doc, kind, { path })
    }
  },
}

function codesOn({ kind, record, home }: PageSection, docs: Site['docs']): string[] {
  const list = LISTS[kind]
  if (list !== undefined) return idsIn(docs.get(`content/${fileOf(kind)}.json`)?.value, [list])
  if (record === undefined || !home) return []
  const named = treatmentIn(docs.get('content/treatments.json')?.value, record)
  const group = home.name === 'treatments' ? memberAt(named, 'questions') : record
  const hasQuestions = home.name === 'treatments' || home.name === 'questions'
  const found = recordsAt(docs.get('content/questions.json')?.value, ['groups']).find(
    (each) => memberAt(each.record, 'id') === group,
  )
  return hasQuestions ? idsIn(found?.record, ['questions']) : []
}
