import type { FormNode, Path } from './contract'
import { resolved } from './form/formContext'

/** What the innermost record around a place of a file is called; undefined where none has a name. */
export function recordAt(root: FormNode, value: unknown, path: Path): string | undefined {
  let node = root
  let here = value
  let found: string | undefined
  for (const key of path) {
    const inner = typeof key === 'number' ? node.items : node.properties?.[key]
    node = resolved(root, inner ?? {})
    here = Reflect.get(Object(here), key)
    const name = node.labelledBy && Reflect.get(Object(here), node.labelledBy)
    if (typeof name === 'string' && name !== '') found = name
  }
  return found
}
