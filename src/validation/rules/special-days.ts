import { diagnosticAt, pathDiagnostic } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { reversedTime } from '../openTime.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

/** A special day is unique, and either closed or open at given times. */
export const specialDays: Rule = {
  scope: 'file',
  content: 'clinic',
  *check(doc: Doc): Iterable<Diagnostic> {
    const seen = new Set<unknown>()
    for (const { path, record } of recordsAt(doc.value, ['exceptions'])) {
      const date = memberAt(record, 'date')
      const closedValue = memberAt(record, 'closed')
      const closed = closedValue === true
      // Values other than true and false have their own diagnostic.
      const open = closedValue === undefined || closedValue === false
      const timed =
        memberAt(record, 'open') !== undefined || memberAt(record, 'close') !== undefined
      if (closed && timed) yield pathDiagnostic('special-day.both', {}, doc, [...path, 'closed'])
      else if (open && !timed)
        yield pathDiagnostic('special-day.neither', {}, doc, path, { example: '"closed": true' })
      else yield* reversedTime(doc, path, record)
      if (typeof date === 'string' && seen.has(date))
        yield diagnosticAt('special-day.repeated', {}, doc, [...path, 'date'])
      seen.add(date)
    }
  },
}
