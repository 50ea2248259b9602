import { diagnosticAt } from '../diagnostic.ts'
import { leavesOf } from '../jsonPath.ts'
import { message } from '../messages.ts'
import { positionOf, valueRange } from '../position.ts'
import type { Diagnostic, Doc, Path, Rule } from '../types.ts'

/** Ids of one kind of record are unique in a file, also across groups. */
export const uniqueIds: Rule = {
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
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
      const { line } = positionOf(doc.text, valueRange(doc, known).offset)
      const expected = message('advice.other-code', { line })
      yield diagnosticAt('record.same-id', {}, doc, path, { expected })
    }
  },
}
