import { faultAt } from '../fault.ts'
import { schemaAt, titleAt } from '../schema/node.ts'
import type { Doc, Fault } from '../types.ts'
import { leavesOf } from '../walk.ts'

/** Letters after which a name or heading is more likely a pasted paragraph. */
const LONGEST = 80

/** The name of a record stands on cards, in tables and menus, where a paragraph has no room. */
export function* longNames(doc: Doc): Iterable<Fault> {
  if (doc.role.kind !== 'content' || !doc.schema) return
  for (const { path, value } of leavesOf(doc)) {
    if (typeof value !== 'string' || value.length <= LONGEST) continue
    if (schemaAt(doc.schema, path.slice(0, -1))?.labelledBy !== path.at(-1)) continue
    const words = { title: titleAt(doc.schema, path), letters: value.length }
    yield faultAt('warn.long', words, doc, path)
  }
}
