import type { Path } from '../../contract/contract'
import type { FormNode } from '../../contract/validatorMessages'

/** A node, or the definition it refers to. */
export const resolveRef = (root: FormNode, node: FormNode): FormNode =>
  root.definitions?.[definitionOf(node) ?? ''] ?? node

/** The name of the definition a node refers to. */
export const definitionOf = (node: FormNode): string | undefined =>
  /^#\/definitions\/(.+)$/.exec(node.$ref ?? '')?.[1]

/** The node of the value at a path. */
export const nodeAt = (root: FormNode, path: Path): FormNode =>
  path.reduce<FormNode>((node, key) => {
    const own = resolveRef(root, node)
    return (typeof key === 'number' ? own.items : own.properties?.[key]) ?? {}
  }, root)

/** Constants and `$schema` are not edited. */
export const isHidden = (key: string, node: FormNode): boolean =>
  key === '$schema' || node.const !== undefined
