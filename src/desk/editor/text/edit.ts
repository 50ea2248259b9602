import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { inserted, moved, removed, type Sequence } from '../../../lib/splice'
import type { Path } from '../contract'
import { printed } from './print'

/** What a form does to one place of a file. */
export type FormEdit =
  /** Writes a value. A field that was not there comes to stand where `order`, the schema's, has it. */
  | { kind: 'set'; path: Path; value: unknown; order?: readonly string[] }
  /** Takes a field or a record away. */
  | { kind: 'remove'; path: Path }
  /** Puts a record into the list at `path`, at `index` from 0. */
  | { kind: 'insert'; path: Path; index: number; value: unknown }
  /** Brings a record of the list at `path` to another place in it. */
  | { kind: 'move'; path: Path; from: number; to: number }

/**
 * The file's text after an edit, in which as little as can be is another: of a value its
 * own characters, of a record those from it to its neighbour. Everything else keeps its
 * bytes, however it was written. Throws an Error when the text is no JSON or has no such place.
 */
export function edited(text: string, edit: FormEdit): string {
  const root = parseTree(text)
  if (!root) throw new Error('the text is no JSON')
  if (edit.kind === 'set') return withValue(text, root, edit)
  if (edit.kind === 'remove') {
    const container = nodeAt(root, edit.path.slice(0, -1))
    const key = edit.path.at(-1)
    const index =
      typeof key === 'number'
        ? key
        : (container.children ?? []).findIndex((each) => isMember(each, key))
    return removed(text, sequenceOf(container), index)
  }
  const list = nodeAt(root, edit.path)
  if (edit.kind === 'move') return moved(text, sequenceOf(list), edit.from, edit.to)
  const model = list.children?.[edit.index - 1] ?? list.children?.[0]
  return inserted(text, sequenceOf(list), edit.index, (indent) =>
    printed(edit.value, { text, indent, model, isInline: indent === undefined }),
  )
}

type Setting = Extract<FormEdit, { kind: 'set' }>

function withValue(text: string, root: Node, { path, value, order = [] }: Setting): string {
  const node = findNodeAtLocation(root, [...path])
  if (node) {
    if (JSON.stringify(getNodeValue(node)) === JSON.stringify(value)) return text
    const own = { text, indent: indentAt(text, node.offset), model: node, isInline: false }
    return text.slice(0, node.offset) + printed(value, own) + text.slice(node.offset + node.length)
  }
  const record = nodeAt(root, path.slice(0, -1))
  const key = String(path.at(-1))
  const before = order.slice(0, order.indexOf(key))
  const names = (record.children ?? []).map((each) => String(each.children?.[0]?.value))
  const index = names.findLastIndex((name) => name === '$schema' || before.includes(name)) + 1
  return inserted(
    text,
    sequenceOf(record),
    order.includes(key) ? index : names.length,
    (indent) => {
      const isInline = indent === undefined
      return `${JSON.stringify(key)}: ${printed(value, { text, indent, model: undefined, isInline })}`
    },
  )
}

function nodeAt(root: Node, path: Path): Node {
  const node = findNodeAtLocation(root, [...path])
  if (!node) throw new Error(`there is nothing at ${path.join('/')}`)
  return node
}

const isMember = ({ children }: Node, key: unknown) => children?.[0]?.value === key

const sequenceOf = ({ offset, length, children = [] }: Node): Sequence => ({
  offset,
  length,
  parts: children,
})

/** The white space at the start of the line on which a place stands. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}
