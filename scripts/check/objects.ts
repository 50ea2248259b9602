import type { Node } from 'jsonc-parser'
import { localeContracts } from './agreements.ts'
import { contractFor } from './plurals.ts'
import { schemaAt } from './schema/node.ts'
import type { Doc, Path } from './types.ts'

/** Every object of a file with its place. No recursion: depth is no danger. */
export function* objectsOf(root: Node): Iterable<{ node: Node; path: Path }> {
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

/** The keys an object may have: those of its schema, or those the code asks a locale for. */
export function membersOf(doc: Doc, path: Path): string[] {
  if (doc.role.kind === 'content')
    return Object.keys((doc.schema && schemaAt(doc.schema, path)?.properties) ?? {})
  const contract = contractFor(localeContracts[doc.role.name] ?? {}, doc.role.language)
  const group = path.map((part) => `${part}.`).join('')
  const inside = Object.keys(contract).filter((key) => key.startsWith(group))
  return [...new Set(inside.map((key) => key.slice(group.length).split('.')[0] ?? ''))]
}
