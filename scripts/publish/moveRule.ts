import type { AtRule, ChildNode, Root } from 'postcss'

/** Moves a node to the end of `target`, below copies of its parents, and removes empty parents. */
export function move(node: ChildNode, target: Root): void {
  let copy = node.clone()
  let rest: ChildNode = node
  for (let above = parentOf(node); above; above = parentOf(above)) {
    const around = above.clone({ nodes: [] })
    around.append(copy)
    copy = around
    if (above.nodes?.length === 1 && above.first === rest) rest = above
  }
  target.append(copy)
  rest.remove()
}

const parentOf = ({ parent }: ChildNode) =>
  parent?.type === 'atrule' ? (parent as AtRule) : undefined
