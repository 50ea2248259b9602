import type { FormNode } from '../../../contract/validatorMessages'
import { resolveRef } from '../formNode'

/** An example in a schema's snippet: `${2:Ad Soyad}`. */
const EXAMPLE = /^\$\{\d+:([^}]*)\}$/

/**
 * A new record in the shape of the schema's snippet, with its required fields empty, or all if it
 * requires none: examples are never sent. Only the id starts as the example, until the record has a
 * name.
 */
export function newRecord(root: FormNode, node: FormNode): unknown {
  const own = resolveRef(root, node)
  return emptied(root, own, own.defaultSnippets?.[0]?.body ?? '')
}

function emptied(root: FormNode, node: FormNode, body: unknown): unknown {
  if (typeof body === 'string') {
    const example = EXAMPLE.exec(body)?.[1]
    if (example === undefined) return body
    if (node.type === 'boolean') return example === 'true'
    return node.type === 'integer' || node.type === 'number' ? undefined : ''
  }
  if (Array.isArray(body)) {
    const item = resolveRef(root, node.items ?? {})
    return body.map((each) => emptied(root, item, each))
  }
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, part]) => {
      if (node.required && !node.required.includes(key)) return []
      if (key === 'id') return [[key, EXAMPLE.exec(String(part))?.[1] ?? part]]
      const value = emptied(root, resolveRef(root, node.properties?.[key] ?? {}), part)
      return value === undefined ? [] : [[key, value]]
    }),
  )
}
