import { diagnosticAt } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { swapEdit, valueRange, writtenAt } from '../position.ts'
import type { Doc, Path, Rule } from '../types.ts'

/** The complete prices of the price list. */
export function* pricesIn(doc: Doc): Iterable<{ path: Path; min: number; max: number }> {
  if (doc.role.name !== 'prices') return
  for (const category of recordsAt(doc.value, ['categories']))
    for (const { path, record } of recordsAt(doc.value, [...category.path, 'rows'])) {
      const [min, max] = [memberAt(record, 'min'), memberAt(record, 'max')]
      if (typeof min === 'number' && typeof max === 'number') yield { path, min, max }
    }
}

/** The lower end of a price range is not above the upper one. */
export const priceOrder: Rule = {
  scope: 'file',
  *check(doc: Doc) {
    for (const { path, min, max } of pricesIn(doc)) {
      if (min <= max) continue
      const lower = [...path, 'min']
      const upper = [...path, 'max']
      yield diagnosticAt('price.reversed', {}, doc, lower, {
        covers: [upper],
        written: `"min": ${writtenAt(doc.text, valueRange(doc, lower))}, "max": ${max}`,
        edit: swapEdit(doc, lower, upper),
      })
    }
  },
}
