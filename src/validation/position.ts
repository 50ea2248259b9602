import type { Node } from 'jsonc-parser'
import type { Doc, Edit, Path, Range } from './types.ts'

export type Position = { line: number; column: number }

/** Line and column of an offset, from 1; columns count UTF-16 code units, as in editors. */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  let line = 1
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1
  return { line, column: offset - start + 1 }
}

/** The line around an offset, without its line break. */
export function lineAt(text: string, offset: number): { start: number; end: number; text: string } {
  // lastIndexOf treats -1 as 0.
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
  const breakAt = text.indexOf('\n', offset)
  let end = breakAt === -1 ? text.length : breakAt
  if (text[end - 1] === '\r' && end > start) end -= 1
  return { start, end, text: text.slice(start, end) }
}

export const rangeOf = (node: Node): Range => ({ offset: node.offset, length: node.length })

export const nodeAt = (doc: Doc, path: Path): Node | undefined => nodeBelow(doc.tree, path)

export const nodeBelow = (tree: Node, path: Path): Node | undefined =>
  path.reduce<Node | undefined>((node, key) => node && memberNode(node, key), tree)

/** The values of an object by key: the parser's own search reads all keys before the wanted one. */
const valuesOf = new WeakMap<Node, Map<unknown, Node | undefined>>()

function memberNode(node: Node, key: string | number): Node | undefined {
  const { type, children = [] } = node
  if (type === 'array') return typeof key === 'number' ? children[key] : undefined
  const known = valuesOf.get(node)
  if (known) return known.get(key)
  const properties = type === 'object' ? children : []
  const entries = properties.map(
    ({ children: [name, value] = [] }) => [name?.value, value] as const,
  )
  // Of equal keys the first counts.
  const values = new Map(entries.reverse())
  valuesOf.set(node, values)
  return values.get(key)
}

/** The range of the value at `path`, else of the nearest enclosing value. */
export function valueRange(doc: Doc, path: Path): Range {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = nodeAt(doc, path.slice(0, depth))
    if (node) return rangeOf(node)
  }
  return rangeOf(doc.tree)
}

/** The range of the key at `path`, quotes included. */
export function keyRange(doc: Doc, path: Path): Range {
  const key = nodeAt(doc, path)?.parent
  const name = key?.type === 'property' ? key.children?.[0] : undefined
  return name ? rangeOf(name) : valueRange(doc, path)
}

/** The place of a missing property: after the nearest key before it, else after the brace. */
export function gapRange(doc: Doc, object: Path, keysBefore: readonly string[]): Range {
  for (const key of [...keysBefore].reverse()) {
    const node = nodeAt(doc, [...object, key])
    if (node) return { offset: node.offset + node.length, length: 1 }
  }
  return { offset: valueRange(doc, object).offset, length: 1 }
}

/** The text of a range on one line, shortened. Keeps spaces, which may be the error. */
export function writtenAt(text: string, { offset, length }: Range): string {
  const raw = text.slice(offset, offset + length).replace(/\s*\n\s*/g, ' ')
  return shortened(raw)
}

/** A text of an editor in a message. */
export const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text)

/** Swaps two values of a file. */
export function swapEdit(doc: Doc, one: Path, other: Path): Edit {
  const ranges = [valueRange(doc, one), valueRange(doc, other)]
  const [first, second] = ranges.sort((a, b) => a.offset - b.offset) as [Range, Range]
  const { offset } = first
  const length = second.offset + second.length - offset
  const textOf = (range: Range) => doc.text.slice(range.offset, range.offset + range.length)
  const between = doc.text.slice(offset + first.length, second.offset)
  return { offset, length, text: textOf(second) + between + textOf(first) }
}
