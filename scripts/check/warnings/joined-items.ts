import { faultAt } from '../fault.ts'
import { schemaAt } from '../schema/node.ts'
import type { Doc, Fault } from '../types.ts'
import { leavesOf } from '../walk.ts'

/**
 * A comma inside one item of a list of short words: most likely two items in one pair
 * of quotation marks. Lists of words are those that hold no word twice.
 */
export function* joinedItems(doc: Doc): Iterable<Fault> {
  if (doc.role.kind !== 'content' || !doc.schema) return
  for (const { path, value } of leavesOf(doc)) {
    if (typeof path.at(-1) !== 'number' || typeof value !== 'string') continue
    if (!schemaAt(doc.schema, path.slice(0, -1))?.uniqueItems) continue
    const items = value.split(/\s*[,;]\s*/).filter(Boolean)
    if (items.length < 2) continue
    yield faultAt('warn.joined', {}, doc, path, {
      suggestion: items.map((item) => JSON.stringify(item)).join(', '),
    })
  }
}
