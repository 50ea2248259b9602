import { type Node, parseTree } from 'jsonc-parser'
import { arranged, inserted, removed, type Sequence } from '../../lib/splice'
import type { Touch } from './touches'

/** A field or record in a text: where it stands among its neighbours. */
type Spot = { container: Node; index: number; part: Node | undefined }

/**
 * The text with one place as another text has it: written there in that one's very
 * characters, added, taken away, or a list brought into that one's order. Everything else
 * keeps its bytes. Undefined where there is nothing that could hold it.
 */
export function carried(text: string, source: string, { kind, keys }: Touch): string | undefined {
  if (keys.length === 0 && kind === 'value') return source
  const [root, other] = [parseTree(text), parseTree(source)]
  if (!root || !other) return undefined
  if (kind === 'order') return reordered(text, listAt(root, keys), listAt(other, keys))
  const [own, given] = [spotAt(root, keys), spotAt(other, keys)]
  if (!own) return given?.part ? undefined : text
  const written = given?.part && textOf(source, given.part)
  if (own.part && written !== undefined)
    return text.slice(0, own.part.offset) + written + text.slice(own.part.offset + own.part.length)
  if (own.part) return removed(text, sequenceOf(own.container), own.index)
  if (!given || written === undefined) return text
  return inserted(text, sequenceOf(own.container), placeFor(own.container, given), () => written)
}

const textOf = (text: string, { offset, length }: Node) => text.slice(offset, offset + length)

const sequenceOf = ({ offset, length, children = [] }: Node): Sequence => ({
  offset,
  length,
  parts: children,
})

/** What a part is told by among its neighbours: the field's name, the record's id. */
function keyOf(part: Node): unknown {
  if (part.type === 'property') return part.children?.[0]?.value
  return part.children?.find(({ children }) => children?.[0]?.value === 'id')?.children?.[1]?.value
}

const valueIn = (part: Node): Node | undefined =>
  part.type === 'property' ? part.children?.[1] : part

function spotAt(root: Node, keys: readonly string[]): Spot | undefined {
  const container = listAt(root, keys.slice(0, -1))
  if (!container?.children) return undefined
  const index = container.children.findIndex((part) => keyOf(part) === keys.at(-1))
  return { container, index, part: container.children[index] }
}

function listAt(root: Node, keys: readonly string[]): Node | undefined {
  return keys.reduce<Node | undefined>((node, key) => {
    const part = node?.children?.find((each) => keyOf(each) === key)
    return part && valueIn(part)
  }, root)
}

/** Behind the nearest neighbour that stood before it and is here too. */
function placeFor(container: Node, { container: theirs, index }: Spot): number {
  const keys = (container.children ?? []).map(keyOf)
  const before = (theirs.children ?? []).slice(0, index).map(keyOf)
  return keys.findLastIndex((key) => before.includes(key)) + 1
}

/** The records both have, in the order of the other; who is here alone stays where it is. */
function reordered(text: string, list: Node | undefined, other: Node | undefined) {
  if (!list?.children || !other?.children) return undefined
  const keys = list.children.map(keyOf)
  const wanted = other.children.map(keyOf).filter((key) => keys.includes(key))
  const next = wanted.values()
  const order = keys.map((key, at) =>
    wanted.includes(key) ? keys.indexOf(next.next().value ?? key) : at,
  )
  return arranged(text, sequenceOf(list), order)
}
