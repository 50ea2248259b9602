import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { applyEdit, inserted, moved, removed } from '../../../shared/splice'
import type { Path } from '../../contract/contract'
import { printJson } from './printJson'

/** An edit of one place in a file. */
export type FormEdit =
  /** Sets a value; `order`, the schema's, places a new field. */
  | { kind: 'set'; path: Path; value: unknown; order?: readonly string[] }
  /** Removes a field or a record. */
  | { kind: 'remove'; path: Path }
  /** Inserts a record into the list at `path`. */
  | { kind: 'insert'; path: Path; index: number; value: unknown }
  /** Moves a record of the list at `path`. */
  | { kind: 'move'; path: Path; from: number; to: number }

/**
 * The file's text after an edit, changing as little as possible: all other bytes stay. Throws an
 * Error if the text is no JSON or has no such path.
 */
export function applyFormEdit(text: string, edit: FormEdit): string {
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
    return removed(text, container, index)
  }
  const list = nodeAt(root, edit.path)
  if (edit.kind === 'move') return moved(text, list, edit.from, edit.to)
  const model = list.children?.[edit.index - 1] ?? list.children?.[0]
  return inserted(text, list, edit.index, (indent) =>
    printJson(edit.value, { text, indent, model }),
  )
}

type Setting = Extract<FormEdit, { kind: 'set' }>

function withValue(text: string, root: Node, { path, value, order = [] }: Setting): string {
  const node = findNodeAtLocation(root, [...path])
  if (node) {
    if (JSON.stringify(getNodeValue(node)) === JSON.stringify(value)) return text
    const own = { text, indent: indentAt(text, node.offset), model: node }
    return applyEdit(text, { ...node, text: printJson(value, own) })
  }
  const key = String(path.at(-1))
  const around = path.slice(0, -1)
  const record = findNodeAtLocation(root, [...around])
  if (!record) return withValue(text, root, { kind: 'set', path: around, value: { [key]: value } })
  const before = order.slice(0, order.indexOf(key))
  const names = (record.children ?? []).map((each) => String(each.children?.[0]?.value))
  const index = names.findLastIndex((name) => name === '$schema' || before.includes(name)) + 1
  return inserted(text, record, order.includes(key) ? index : names.length, (indent) => {
    const printed = printJson(value, { text, indent, model: undefined })
    return `${JSON.stringify(key)}: ${printed}`
  })
}

function nodeAt(root: Node, path: Path): Node {
  const node = findNodeAtLocation(root, [...path])
  if (!node) throw new Error(`there is nothing at ${path.join('/')}`)
  return node
}

const isMember = ({ children }: Node, key: unknown) => children?.[0]?.value === key

/** The indentation of the line at `offset`. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}
