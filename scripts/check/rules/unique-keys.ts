import type { Node } from 'jsonc-parser'
import { fault } from '../fault.ts'
import { rangeOf } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import type { Doc, Path, Rule } from '../types.ts'

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
            [titleAt(doc.schema, here)],
            doc.file,
            rangeOf(keyNode),
            { path: here },
          )
        }
        seen.add(key)
      }
    }
  },
}

function* objectsOf(root: Node): Iterable<{ node: Node; path: Path }> {
  const todo: { node: Node; path: Path }[] = [{ node: root, path: [] }]
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { node, path } = next
    if (node.type === 'object') yield next
    for (const [index, child] of (node.children ?? []).entries()) {
      if (child.type === 'property') {
        const [key, value] = child.children ?? []
        if (value) todo.push({ node: value, path: [...path, String(key?.value)] })
      } else if (node.type === 'array') todo.push({ node: child, path: [...path, index] })
    }
  }
}
