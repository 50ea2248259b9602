import { diagnostic } from '../diagnostic.ts'
import { objectsOf, valueAt } from '../jsonPath.ts'
import { rangeOf } from '../position.ts'
import { schemaAt, titleAt } from '../schema/node.ts'
import type { Doc, Path, Rule } from '../types.ts'

/** Keys are unique; JSON.parse silently keeps the last of two. */
export const uniqueKeys: Rule = {
  name: 'unique-keys',
  scope: 'file',
  *check(doc: Doc) {
    for (const { node, path } of objectsOf(doc.tree)) {
      const seen = new Set<string>()
      for (const property of node.children ?? []) {
        const keyNode = property.children?.[0]
        const key: unknown = keyNode?.value
        if (!keyNode || typeof key !== 'string') continue
        if (seen.has(key)) {
          const here = [...path, key]
          yield diagnostic(
            'json.duplicate-key',
            { title: titleAt(doc.schema, here) },
            doc.file,
            rangeOf(keyNode),
            { path: here, covers: absentOf(doc, path) },
          )
        }
        seen.add(key)
      }
    }
  },
}

/** The missing fields: one of the equal keys was meant as one of them. */
function absentOf(doc: Doc, object: Path): Path[] {
  const node = doc.schema && schemaAt(doc.schema, object)
  const written = Object.keys(Object(valueAt(doc.value, object)))
  return Object.keys(node?.properties ?? {})
    .filter((key) => !written.includes(key))
    .map((key) => [...object, key])
}
