import { type Node, parseTree } from 'jsonc-parser'
import { ID_FIELDS } from '../../shared/recordKeys'
import { applyEdit, arranged, inserted, removed } from '../../shared/splice'
import type { ChangedPath } from './changedPaths'

/** A field or record in its container. */
type Spot = { container: Node; index: number; part: Node | undefined }

/**
 * The text with one changed path taken from `source`, in its exact characters: replaced,
 * inserted, removed or reordered. All other bytes stay. Undefined without a container.
 */
export function applyChange(
  text: string,
  source: string,
  { kind, keys }: ChangedPath,
): string | undefined {
  if (keys.length === 0 && kind === 'value') return source
  const [root, other] = [parseTree(text), parseTree(source)]
  if (!root || !other) return undefined
  if (kind === 'order') return reordered(text, listAt(root, keys), listAt(other, keys))
  const [own, given] = [spotAt(root, keys), spotAt(other, keys)]
  if (!own) return given?.part ? undefined : text
  const written = given?.part && textOf(source, given.part)
  if (own.part && written !== undefined) return applyEdit(text, { ...own.part, text: written })
  if (own.part) return removed(text, own.container, own.index)
  if (!given || written === undefined) return text
  return inserted(text, own.container, placeFor(own.container, given), () => written)
}

const textOf = (text: string, { offset, length }: Node) => text.slice(offset, offset + length)

/** The field's name or the record's id. */
function keyOf(part: Node): unknown {
  if (part.type === 'property') return part.children?.[0]?.value
  const fields = ID_FIELDS.map((field) =>
    part.children?.find(({ children }) => children?.[0]?.value === field),
  )
  return fields.find(Boolean)?.children?.[1]?.value
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

/** After the nearest common predecessor. */
function placeFor(container: Node, { container: theirs, index }: Spot): number {
  const keys = (container.children ?? []).map(keyOf)
  const before = (theirs.children ?? []).slice(0, index).map(keyOf)
  return keys.findLastIndex((key) => before.includes(key)) + 1
}

/** Common records in the order of the other text; others stay in place. */
function reordered(text: string, list: Node | undefined, other: Node | undefined) {
  if (!list?.children || !other?.children) return undefined
  const keys = list.children.map(keyOf)
  const wanted = other.children.map(keyOf).filter((key) => keys.includes(key))
  const next = wanted.values()
  const order = keys.map((key, at) =>
    wanted.includes(key) ? keys.indexOf(next.next().value ?? key) : at,
  )
  return arranged(text, list, order)
}
