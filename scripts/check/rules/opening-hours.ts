import { fault } from '../fault.ts'
import { valueRange, writtenAt } from '../position.ts'
import { schemaAt } from '../schema/node.ts'
import type { Doc, Fault, Path, Rule } from '../types.ts'
import { memberAt, recordsAt } from '../walk.ts'

const TIME = /^\d{2}:\d{2}$/

/** The clinic closes after it opens, and no weekday stands in two entries. */
export const openingHours: Rule = {
  name: 'opening-hours',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    if (doc.role.name !== 'clinic') return
    const seen = new Set<unknown>()
    for (const { path, record } of recordsAt(doc.value, ['hours'])) {
      const [open, close] = [memberAt(record, 'open'), memberAt(record, 'close')]
      if (
        typeof open === 'string' &&
        typeof close === 'string' &&
        TIME.test(open) &&
        TIME.test(close) &&
        open >= close
      ) {
        const range = valueRange(doc, [...path, 'close'])
        yield fault('hours.reversed', [], doc.file, range, {
          path: [...path, 'close'],
          written: `"open": "${open}", "close": ${writtenAt(doc.text, range)}`,
        })
      }
      const days: unknown = memberAt(record, 'days')
      const here = new Set<unknown>()
      for (const [index, day] of Array.isArray(days) ? days.entries() : []) {
        const place = [...path, 'days', index]
        if (seen.has(day))
          yield fault(
            'hours.repeated',
            [dayName(doc, place, day)],
            doc.file,
            valueRange(doc, place),
            { path: place },
          )
        here.add(day)
      }
      for (const day of here) seen.add(day)
    }
  },
}

function dayName(doc: Doc, path: Path, day: unknown): string {
  const schema = doc.schema && schemaAt(doc.schema, path)
  return schema?.enumDescriptions?.[schema.enum?.indexOf(day) ?? -1] ?? String(day)
}
