import type { Node } from 'jsonc-parser'
import { memberOf } from './schema/node.ts'
import type { Doc, Leaf, Path } from './types.ts'

export function memberAt(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return Reflect.get(value, key)
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(memberAt, value)
}

/** The path of names, of which those inside lists become numbers. */
export function pathOf(value: unknown, names: readonly string[]): Path {
  let current = value
  return names.map((name) => {
    const key = Array.isArray(current) ? Number(name) : name
    current = memberAt(current, key)
    return key
  })
}

/** The objects of a list with their paths; empty if it is no list. */
export function recordsAt(value: unknown, path: Path): { path: Path; record: object }[] {
  const list = valueAt(value, path)
  if (!Array.isArray(list)) return []
  return list.flatMap((record: unknown, index) =>
    typeof record === 'object' && record !== null ? [{ path: [...path, index], record }] : [],
  )
}

/** What follows from a file alone, computed once. */
export function ofFile<Found extends object>(compute: (doc: Doc) => Found): (doc: Doc) => Found {
  const known = new WeakMap<Doc, Found>()
  return (doc) => {
    const found = known.get(doc) ?? compute(doc)
    known.set(doc, found)
    return found
  }
}

/** Every plain value of a file, in order. */
export const leavesOf = ofFile((doc): readonly Leaf[] => {
  const leaves: Leaf[] = []
  const todo: Leaf[] = [{ path: [], value: doc.value, schema: doc.schema }]
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { path, value, schema } = next
    if (typeof value !== 'object' || value === null) {
      leaves.push(next)
      continue
    }
    const inList = Array.isArray(value)
    for (const [name, member] of Object.entries(value).reverse()) {
      const key = inList ? Number(name) : name
      todo.push({ path: [...path, key], value: member, schema: memberOf(doc.schema, schema, key) })
    }
  }
  return leaves
})

/** All objects with their paths. Not recursive, so that depth is no risk. */
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
