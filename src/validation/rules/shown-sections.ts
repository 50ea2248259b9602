import { pathDiagnostic } from '../diagnostic.ts'
import { titleAt } from '../schema/node.ts'
import type { Diagnostic, OpenedSite, Rule } from '../types.ts'

/** The list of each section that can be switched off. */
const LISTS = {
  prices: 'categories',
  statistics: 'statistics',
  testimonials: 'testimonials',
} as const

/** Sections that a page shows have content. */
export const shownSections: Rule = {
  scope: 'model',
  *check({ docs, sites: { own } }: OpenedSite): Iterable<Diagnostic> {
    const shown = new Set(own.pages.flatMap(({ sections }) => sections.map(({ kind }) => kind)))
    for (const section of ['prices', 'statistics', 'testimonials'] as const) {
      const key = LISTS[section]
      const doc = docs.get(`content/${section}.json`)
      const list: unknown = Reflect.get(own[section], key)
      if (!doc || !shown.has(section) || !Array.isArray(list) || list.length > 0) continue
      const words = { title: titleAt(doc.schema, [key]), off: `"${section}": false` }
      yield pathDiagnostic('section.empty', words, doc, [key])
    }
  },
}
