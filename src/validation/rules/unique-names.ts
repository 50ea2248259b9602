import { diagnostic, diagnosticAt } from '../diagnostic.ts'
import { leavesOf, objectsOf, valueAt } from '../jsonPath.ts'
import { message } from '../messages.ts'
import { positionOf, rangeOf, valueRange } from '../position.ts'
import { schemaAt, titleAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Path, Rule } from '../types.ts'

/** Keys are unique; JSON.parse silently keeps the last of two. */
export const uniqueKeys: Rule = {
  scope: 'file',
  *check(doc: Doc) {
    for (const { node, path } of objectsOf(doc.tree)) {
      const seen = new Set<string>()
      let absent: Path[] | undefined
      for (const property of node.children ?? []) {
        const keyNode = property.children?.[0]
        const key: unknown = keyNode?.value
        if (!keyNode || typeof key !== 'string') continue
        if (seen.has(key)) {
          const here = [...path, key]
          const words = { title: titleAt(doc.schema, here) }
          absent ??= absentOf(doc, path)
          const details = { path: here, covers: absent }
          yield diagnostic('json.duplicate-key', words, doc.file, rangeOf(keyNode), details)
        }
        seen.add(key)
      }
    }
  },
}

/** The missing fields: one of the equal keys probably means one of them. */
function absentOf(doc: Doc, object: Path): Path[] {
  const written = Object(valueAt(doc.value, object))
  return Object.keys(schemaAt(doc.schema, object)?.properties ?? {})
    .filter((key) => !Object.hasOwn(written, key))
    .map((key) => [...object, key])
}

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
