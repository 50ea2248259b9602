import { fault } from '../fault.ts'
import { valueRange } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import type { Fault, Rule, Site } from '../types.ts'
import { valueAt } from '../walk.ts'

const CLINIC = 'content/clinic.json'

/** The list behind each section that can be switched off. */
const LISTS: Record<string, string> = {
  prices: 'categories',
  statistics: 'statistics',
  testimonials: 'testimonials',
}

/** A section that is switched on has something to show; an empty list waits for a section that is off. */
export const shownSections: Rule = {
  name: 'shown-sections',
  scope: 'site',
  *check({ docs, refused }: Site): Iterable<Fault> {
    const clinic = docs.get(CLINIC)
    if (!clinic) return
    for (const [section, key] of Object.entries(LISTS)) {
      const path = ['sections', section]
      const doc = docs.get(`content/${section}.json`)
      const list = doc && valueAt(doc.value, [key])
      if (!doc || !Array.isArray(list) || list.length > 0) continue
      if (refused(CLINIC, path) || valueAt(clinic.value, path) !== true) continue
      const words = { title: titleAt(doc.schema, [key]), off: `"${section}": false` }
      yield fault('section.empty', words, doc.file, valueRange(doc, [key]), { path: [key] })
    }
  },
}
