import { faultAt } from '../fault.ts'
import { schemaAt } from '../schema/node.ts'
import type { Doc, Fault } from '../types.ts'
import { leavesOf } from '../walk.ts'

/** Two records of one list with one name: a copied record whose name was left as it was. */
export function* sameNames(doc: Doc): Iterable<Fault> {
  if (doc.role.kind !== 'content' || !doc.schema) return
  const seen = new Set<string>()
  for (const { path, value } of leavesOf(doc)) {
    const record = path.slice(0, -1)
    if (typeof record.at(-1) !== 'number' || typeof value !== 'string') continue
    const about = schemaAt(doc.schema, record)
    if (about?.labelledBy !== path.at(-1) || !about?.properties?.id) continue
    const name = JSON.stringify([
      ...record.slice(0, -1),
      value.toLocaleLowerCase(doc.role.language),
    ])
    if (seen.has(name)) {
      yield faultAt('warn.same-name', {}, doc, path)
    }
    seen.add(name)
  }
}
