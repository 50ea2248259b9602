import { pathDiagnostic } from '../diagnostic.ts'
import { idsIn, memberAt } from '../jsonPath.ts'
import { type PageSection, recordsByCode, sectionsOf, treatmentIn } from '../pageSections.ts'
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
    const codesOf = codesIn(docs)
    for (const section of sectionsOf(docs)) {
      const page = section.page.join('.')
      const places = taken.get(page) ?? new Set()
      taken.set(page, places)
      const codes = codesOf(section)
      const twice = codes.find((code) => places.has(code))
      if (twice === undefined) {
        for (const code of codes) places.add(code)
        continue
      }
      const { doc, path } = section
      const kind = [...path, 'kind']
      yield pathDiagnostic('record.shown-twice', { code: twice }, doc, kind, { path })
    }
  },
}

/** The ids that a section shows. Each list is read once. */
function codesIn(docs: Site['docs']): (section: PageSection) => string[] {
  const contentOf = (name: string) => docs.get(`content/${name}.json`)?.value
  const lists = new Map(
    Object.entries(LISTS).map(([kind, list = '']) => [
      kind,
      idsIn(contentOf(fileOf(kind)), [list]),
    ]),
  )
  const groups = recordsByCode(contentOf('questions'), 'groups')
  return ({ kind, record, home }) => {
    const list = lists.get(kind)
    if (list) return list
    if (record === undefined || !home) return []
    const named = treatmentIn(contentOf('treatments'), record)
    const group = home.name === 'treatments' ? memberAt(named, 'questions') : record
    const hasQuestions = home.name === 'treatments' || home.name === 'questions'
    return hasQuestions ? idsIn(groups.get(group), ['questions']) : []
  }
}
