import { pathDiagnostic } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import { publishedKinds } from '../pageSections.ts'
import { titleAt } from '../schema/node.ts'
import type { Diagnostic, Rule, Site } from '../types.ts'

const CLINIC = 'content/clinic.json'

/** The list of each section that can be switched off. */
const LISTS: Record<string, string> = {
  prices: 'categories',
  statistics: 'statistics',
  testimonials: 'testimonials',
}

/** Sections that a page shows have content. */
export const shownSections: Rule = {
  name: 'shown-sections',
  scope: 'site',
  *check({ docs, refused }: Site): Iterable<Diagnostic> {
    const clinic = docs.get(CLINIC)
    if (!clinic) return
    const shown = publishedKinds(docs)
    for (const [section, key] of Object.entries(LISTS)) {
      const path = ['sections', section]
      const doc = docs.get(`content/${section}.json`)
      const list = doc && valueAt(doc.value, [key])
      if (!doc || !Array.isArray(list) || list.length > 0) continue
      if (!shown.has(section)) continue
      if (refused(CLINIC, path) || valueAt(clinic.value, path) !== true) continue
      const words = { title: titleAt(doc.schema, [key]), off: `"${section}": false` }
      yield pathDiagnostic('section.empty', words, doc, [key])
    }
  },
}
