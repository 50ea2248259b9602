import { pathDiagnostic } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { type OpenTime, openTimeOf, overlap, reachesInto, reversedTime } from '../openTime.ts'
import { optionTitle, schemaAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

/**
 * Closing follows opening; two entries of one day have a pause between them; a night ends before
 * the next day opens.
 */
export const openingHours: Rule = {
  name: 'opening-hours',
  scope: 'file',
  content: 'clinic',
  *check(doc: Doc): Iterable<Diagnostic> {
    const week = weekOf(doc)
    const seen = new Map<unknown, (OpenTime | undefined)[]>()
    const seenOn = (day: unknown) => (day === undefined ? [] : (seen.get(day) ?? []))
    for (const { path, record } of recordsAt(doc.value, ['hours'])) {
      yield* reversedTime(doc, path, record)
      const time = openTimeOf(record)
      const days: unknown = memberAt(record, 'days')
      const here = new Set<unknown>()
      for (const [index, day] of Array.isArray(days) ? days.entries() : []) {
        const place = [...path, 'days', index]
        const [before, after] = neighboursOf(day, week)
        if (
          // Unreadable times count as no pause.
          seenOn(day).some((other) => !time || !other || overlap(time, other)) ||
          seenOn(before).some((other) => time && other && reachesInto(other, time)) ||
          seenOn(after).some((other) => time && other && reachesInto(time, other))
        ) {
          const title = optionTitle(schemaAt(doc.schema, place), day) ?? String(day)
          yield pathDiagnostic('hours.repeated', { day: title }, doc, place)
        } else here.add(day)
      }
      for (const day of here) seen.set(day, [...seenOn(day), time])
    }
  },
}

/** The weekdays as the schema lists them, Monday first. */
const weekOf = ({ schema }: Doc): readonly unknown[] =>
  schemaAt(schema, ['hours', 0, 'days', 0])?.enum ?? []

/** The days before and after one; undefined for a word that is no day. */
function neighboursOf(day: unknown, week: readonly unknown[]): [unknown, unknown] {
  const at = week.indexOf(day)
  return at === -1 ? [undefined, undefined] : [week.at(at - 1), week[(at + 1) % week.length]]
}
