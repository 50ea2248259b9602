import { fault } from '../fault.ts'
import { type OpenTime, openTimeOf, overlap, reversedTime } from '../openTime.ts'
import { valueRange } from '../position.ts'
import { schemaAt } from '../schema/node.ts'
import type { Doc, Fault, Path, Rule } from '../types.ts'
import { memberAt, recordsAt } from '../walk.ts'

/**
 * The clinic closes after it opens, and a weekday that stands in two entries (a
 * lunch break) has a pause between them.
 */
export const openingHours: Rule = {
  name: 'opening-hours',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    if (doc.role.name !== 'clinic') return
    const seen = new Map<unknown, (OpenTime | undefined)[]>()
    for (const { path, record } of recordsAt(doc.value, ['hours'])) {
      yield* reversedTime(doc, path, record)
      const time = openTimeOf(record)
      const days: unknown = memberAt(record, 'days')
      const here = new Set<unknown>()
      for (const [index, day] of Array.isArray(days) ? days.entries() : []) {
        const place = [...path, 'days', index]
        // Times that cannot be read are no pause either.
        if (seen.get(day)?.some((other) => !time || !other || overlap(time, other)))
          yield fault(
            'hours.repeated',
            { day: dayName(doc, place, day) },
            doc.file,
            valueRange(doc, place),
            { path: place },
          )
        here.add(day)
      }
      for (const day of here) seen.set(day, [...(seen.get(day) ?? []), time])
    }
  },
}

function dayName(doc: Doc, path: Path, day: unknown): string {
  const schema = doc.schema && schemaAt(doc.schema, path)
  return schema?.enumDescriptions?.[schema.enum?.indexOf(day) ?? -1] ?? String(day)
}
