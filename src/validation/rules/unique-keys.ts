import { diagnostic } from '../diagnostic.ts'
import { objectsOf, valueAt } from '../jsonPath.ts'
import { rangeOf } from '../position.ts'
import { schemaAt, titleAt } from '../schema/node.ts'
import type { Doc, Path, Rule } from '../types.ts'

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
