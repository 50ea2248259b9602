import { fault } from '../fault.ts'
import { sectionsOf } from '../pageSections.ts'
import { valueRange } from '../position.ts'
import type { Fault, Rule, Site } from '../types.ts'
import { valueAt } from '../walk.ts'

/** A section that shows one record says which, and no other section names one. */
export const sectionRecords: Rule = {
  name: 'section-records',
  scope: 'site',
  *check({ docs }: Site): Iterable<Fault> {
    for (const { doc, path, home } of sectionsOf(docs)) {
      const hasRecord = valueAt(doc.value, [...path, 'record']) !== undefined
      if (home && !hasRecord) {
        const at = [...path, 'kind']
        yield fault('section.no-record', {}, doc.file, valueRange(doc, at), { path: at })
      } else if (!home && hasRecord) {
        const at = [...path, 'record']
        yield fault('section.needless-record', {}, doc.file, valueRange(doc, at), { path: at })
      }
    }
  },
}
