import { fault } from '../fault.ts'
import { valueRange, writtenAt } from '../position.ts'
import { swapEdit } from '../swap.ts'
import type { Doc, Rule } from '../types.ts'
import { memberAt, recordsAt } from '../walk.ts'

/** The lower end of a price range is not above the upper one. */
export const priceOrder: Rule = {
  name: 'price-order',
  scope: 'file',
  *check(doc: Doc) {
    if (doc.role.name !== 'prices') return
    for (const category of recordsAt(doc.value, ['categories'])) {
      for (const { path, record } of recordsAt(doc.value, [...category.path, 'rows'])) {
        const [min, max] = [memberAt(record, 'min'), memberAt(record, 'max')]
        if (typeof min !== 'number' || typeof max !== 'number' || min <= max) continue
        const range = valueRange(doc, [...path, 'min'])
        yield fault('price.reversed', {}, doc.file, range, {
          path: [...path, 'min'],
          covers: [[...path, 'max']],
          written: `"min": ${writtenAt(doc.text, range)}, "max": ${max}`,
          edit: swapEdit(doc, [...path, 'min'], [...path, 'max']),
        })
      }
    }
  },
}
