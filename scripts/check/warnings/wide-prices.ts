import { fault } from '../fault.ts'
import { valueRange, writtenAt } from '../position.ts'
import type { Doc, Fault } from '../types.ts'
import { memberAt, recordsAt } from '../walk.ts'

/** An upper price so far above the lower one is more often a zero too many than a wide range. */
const WIDEST = 5

export function* widePrices(doc: Doc): Iterable<Fault> {
  if (doc.role.name !== 'prices') return
  for (const category of recordsAt(doc.value, ['categories'])) {
    for (const { path, record } of recordsAt(doc.value, [...category.path, 'rows'])) {
      const [min, max] = [memberAt(record, 'min'), memberAt(record, 'max')]
      if (typeof min !== 'number' || typeof max !== 'number' || max <= WIDEST * min) continue
      const here = [...path, 'max']
      const range = valueRange(doc, here)
      const written = `"min": ${min}, "max": ${writtenAt(doc.text, range)}`
      yield fault('warn.wide-price', { times: WIDEST }, doc.file, range, { path: here, written })
    }
  }
}
