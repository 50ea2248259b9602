import { diagnostic, diagnosticAt } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { openTimeOf, reversedTime } from '../openTime.ts'
import { valueRange } from '../position.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

/** A special day is unique, and either closed or open at given times. */
export const specialDays: Rule = {
  name: 'special-days',
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (doc.role.name !== 'clinic') return
    const seen = new Set<unknown>()
    for (const { path, record } of recordsAt(doc.value, ['exceptions'])) {
      const date = memberAt(record, 'date')
      const closedValue = memberAt(record, 'closed')
      const closed = closedValue === true
      // Another value than true or false has its own diagnostic.
      const open = closedValue === undefined || closedValue === false
      const timed =
        memberAt(record, 'open') !== undefined || memberAt(record, 'close') !== undefined
      if (closed && timed)
        yield diagnostic('special-day.both', {}, doc.file, valueRange(doc, [...path, 'closed']), {
          path: [...path, 'closed'],
        })
      else if (open && !timed)
        yield diagnostic('special-day.neither', {}, doc.file, valueRange(doc, path), {
          path,
          example: '"closed": true',
        })
      else if (openTimeOf(record)) yield* reversedTime(doc, path, record)
      if (typeof date === 'string' && seen.has(date)) {
        const place = [...path, 'date']
        yield diagnosticAt('special-day.repeated', {}, doc, place)
      }
      seen.add(date)
    }
  },
}
