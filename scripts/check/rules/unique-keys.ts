import { fault } from '../fault.ts'
import { objectsOf } from '../objects.ts'
import { rangeOf } from '../position.ts'
import { schemaAt, titleAt } from '../schema/node.ts'
import type { Doc, Path, Rule } from '../types.ts'
import { valueAt } from '../walk.ts'

/** JSON.parse keeps the last of two equal keys and says nothing; the editor meant one of them. */
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
          yield fault(
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

/** The fields that are not there: one of two equal keys was meant to be one of them. */
function absentOf(doc: Doc, object: Path): Path[] {
  const node = doc.schema && schemaAt(doc.schema, object)
  const written = Object.keys(Object(valueAt(doc.value, object)))
  return Object.keys(node?.properties ?? {})
    .filter((key) => !written.includes(key))
    .map((key) => [...object, key])
}
