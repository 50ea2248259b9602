import type { Node } from 'jsonc-parser'
import { fault } from '../fault.ts'
import { membersOf, objectsOf } from '../objects.ts'
import { lineAt, nodeAt } from '../position.ts'
import type { Doc, Edit, Fault, Path, Rule } from '../types.ts'

/**
 * Two records, or two parts, whose parting lines were deleted are one object with the
 * fields of both. Told once, before each field is found to be double or out of place.
 */
export const joinedParts: Rule = {
  name: 'joined-parts',
  scope: 'file',
  check: joinsOf,
}

export function* joinsOf(doc: Doc): Iterable<Fault> {
  for (const { node, path } of objectsOf(doc.tree)) {
    const properties = node.children ?? []
    const keys = properties.map((property) => String(property.children?.[0]?.value))
    const inList = typeof path.at(-1) === 'number'
    const join = inList ? joinedRecords(keys) : joinedGroups(doc, path, keys)
    const last = join && properties[join.at - 1]
    const next = join && properties[join.at]
    if (!last || !next) continue
    const range = { offset: last.offset + last.length, length: 1 }
    const edit = partingEdit(doc, node, last, next, join.name)
    yield join.name === undefined
      ? fault('record.joined', {}, doc.file, range, { path, edit })
      : fault('part.joined', { key: join.name }, doc.file, range, {
          path,
          covers: [[...path.slice(0, -1), join.name]],
          edit,
        })
  }
}

type Join = { at: number; name?: string }

/** Where the fields of a record begin anew: several of them, in the same order as before. */
function joinedRecords(keys: string[]): Join | undefined {
  const at = keys.findIndex((key, index) => keys.indexOf(key) < index)
  if (at < 1) return undefined
  const tail = keys.slice(at)
  const again = tail.filter((key) => keys.indexOf(key) < at)
  const anew = keys[at] === keys[0] || again.length > tail.length / 2
  return anew && again.length > 1 && new Set(tail).size === tail.length ? { at } : undefined
}

/** Where the fields of a part that is gone begin, among those of the part before it. */
function joinedGroups(doc: Doc, path: Path, keys: string[]): Join | undefined {
  const name = path.at(-1)
  if (typeof name !== 'string' || keys.length < 2) return undefined
  const around = path.slice(0, -1)
  const written = nodeAt(doc, around)?.children?.map((each) => each.children?.[0]?.value) ?? []
  const own = membersOf(doc, path)
  for (const other of membersOf(doc, around)) {
    if (written.includes(other)) continue
    const theirs = membersOf(doc, [...around, other])
    for (let at = 1; at < keys.length; at += 1) {
      const [head, tail] = [keys.slice(0, at), keys.slice(at)]
      const parted =
        head.every((key) => own.includes(key)) && tail.every((key) => theirs.includes(key))
      const once = new Set(head).size === head.length && new Set(tail).size === tail.length
      const strange = tail.filter((key) => !own.includes(key) || head.includes(key)).length
      if (parted && once && strange > 0 && (tail.length > 1 || theirs.length === 1))
        return { at, name: other }
    }
  }
  return undefined
}

/** Puts the deleted signs back, on lines of their own where the fields stand so. */
function partingEdit(doc: Doc, node: Node, last: Node, next: Node, name: string | undefined): Edit {
  const offset = last.offset + last.length
  const gap = doc.text.slice(offset, next.offset)
  const open = `${name === undefined ? '' : `${JSON.stringify(name)}: `}{`
  const indent = /^[ \t]*/.exec(lineAt(doc.text, node.offset).text)?.[0] ?? ''
  const lines = /\n[ \t]*$/.exec(gap)?.[0]
  const text = lines === undefined ? ` }, ${open} ` : `\n${indent}},\n${indent}${open}${lines}`
  return { offset, length: gap.length, text }
}
