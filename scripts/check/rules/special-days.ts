import { fault, faultAt } from '../fault.ts'
import { openTimeOf, reversedTime } from '../openTime.ts'
import { valueRange } from '../position.ts'
import type { Doc, Fault, Rule } from '../types.ts'
import { memberAt, recordsAt } from '../walk.ts'

/** A day with hours of its own stands once, and is either closed or open at given times. */
export const specialDays: Rule = {
  name: 'special-days',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    if (doc.role.name !== 'clinic') return
    const seen = new Set<unknown>()
    for (const { path, record } of recordsAt(doc.value, ['exceptions'])) {
      const date = memberAt(record, 'date')
      const said = memberAt(record, 'closed')
      const closed = said === true
      // A word instead of true or false has been told; what it means is not known.
      const open = said === undefined || said === false
      const timed =
        memberAt(record, 'open') !== undefined || memberAt(record, 'close') !== undefined
      if (closed && timed)
        yield fault('special-day.both', {}, doc.file, valueRange(doc, [...path, 'closed']), {
          path: [...path, 'closed'],
        })
      else if (open && !timed)
        yield fault('special-day.neither', {}, doc.file, valueRange(doc, path), {
          path,
          example: '"closed": true',
        })
      else if (openTimeOf(record)) yield* reversedTime(doc, path, record)
      if (typeof date === 'string' && seen.has(date)) {
        const place = [...path, 'date']
        yield faultAt('special-day.repeated', {}, doc, place)
      }
      seen.add(date)
    }
  },
}
