import { faultAt } from '../fault.ts'
import { say } from '../language.ts'
import { placeOf, valueRange } from '../position.ts'
import type { Doc, Fault, Path, Rule } from '../types.ts'
import { leavesOf } from '../walk.ts'

/** Records of one kind have different codes, also across the groups of one file. */
export const uniqueIds: Rule = {
  name: 'unique-ids',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    if (doc.role.kind !== 'content') return
    const first = new Map<string, Path>()
    for (const { path, value } of leavesOf(doc)) {
      if (path.at(-1) !== 'id' || typeof path.at(-2) !== 'number' || typeof value !== 'string')
        continue
      const kind = path.map((key) => (typeof key === 'number' ? '*' : key)).join('/')
      const known = first.get(`${kind}:${value}`)
      if (!known) {
        first.set(`${kind}:${value}`, path)
        continue
      }
      const { line } = placeOf(doc.text, valueRange(doc, known).offset)
      yield faultAt('record.same-id', {}, doc, path, {
        expected: say('advice.other-code', { line }),
      })
    }
  },
}
