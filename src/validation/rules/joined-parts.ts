import type { Node } from 'jsonc-parser'
import { diagnostic } from '../diagnostic.ts'
import { objectsOf } from '../jsonPath.ts'
import { contractFor } from '../plurals.ts'
import { lineAt, nodeAt } from '../position.ts'
import { schemaAt } from '../schema/node.ts'
import { localeContracts } from '../schemas.ts'
import type { Diagnostic, Doc, Edit, Path, Rule } from '../types.ts'

/** Two records or parts without the lines between them: one cause of duplicate or unknown keys. */
export const joinedParts: Rule = {
  scope: 'file',
  check: joinsOf,
}

export function* joinsOf(doc: Doc): Iterable<Diagnostic> {
  for (const { node, path } of objectsOf(doc.tree)) {
    const properties = node.children ?? []
    const keys = properties.map((property) => String(property.children?.[0]?.value))
    const inList = typeof path.at(-1) === 'number'
    const join = inList ? joinedRecords(keys) : joinedGroups(doc, path, keys)
    const last = join && properties[join.at - 1]
    const next = join && properties[join.at]
    if (!last || !next) continue
    const range = { offset: last.offset + last.length, length: 1 }
    const { name } = join
    const edit = partingEdit(doc, node, last, next, name)
    const covers = name === undefined ? undefined : [[...path.slice(0, -1), name]]
    yield name === undefined
      ? diagnostic('record.joined', {}, doc.file, range, { path, edit })
      : diagnostic('part.joined', { key: name }, doc.file, range, { path, covers, edit })
  }
}

type Join = { at: number; name?: string }

/** The index of a second record's first field: several fields repeat in the same order. */
function joinedRecords(keys: string[]): Join | undefined {
  const seen = new Set<string>()
  const at = keys.findIndex((key) => seen.has(key) || !seen.add(key))
  if (at < 1) return undefined
  const tail = keys.slice(at)
  const again = tail.filter((key) => seen.has(key))
  const restarts = keys[at] === keys[0] || again.length > tail.length / 2
  return restarts && again.length > 1 && new Set(tail).size === tail.length ? { at } : undefined
}

/** The index of the first field of a part whose key is missing. */
function joinedGroups(doc: Doc, path: Path, keys: string[]): Join | undefined {
  const name = path.at(-1)
  if (typeof name !== 'string' || keys.length < 2) return undefined
  const around = path.slice(0, -1)
  const written = nodeAt(doc, around)?.children?.map((each) => each.children?.[0]?.value) ?? []
  const own = membersOf(doc, path)
  if (new Set([...own, ...keys]).size === own.length && new Set(keys).size === keys.length)
    return undefined
  for (const other of membersOf(doc, around)) {
    if (written.includes(other)) continue
    const theirs = membersOf(doc, [...around, other])
    if (keys.length > own.length + theirs.length) continue
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

/** Inserts the deleted characters, on separate lines if the fields are. */
function partingEdit(doc: Doc, node: Node, last: Node, next: Node, name: string | undefined): Edit {
  const offset = last.offset + last.length
  const gap = doc.text.slice(offset, next.offset)
  const open = `${name === undefined ? '' : `${JSON.stringify(name)}: `}{`
  const indent = /^[ \t]*/.exec(lineAt(doc.text, node.offset).text)?.[0] ?? ''
  const lines = /\n[ \t]*$/.exec(gap)?.[0]
  const text = lines === undefined ? ` }, ${open} ` : `\n${indent}},\n${indent}${open}${lines}`
  return { offset, length: gap.length, text }
}

/** Allowed keys of an object: from its schema or from the locale contract. */
function membersOf(doc: Doc, path: Path): string[] {
  if (doc.role.kind === 'content') return Object.keys(schemaAt(doc.schema, path)?.properties ?? {})
  if (doc.role.kind === 'translation') return []
  const contract = contractFor(localeContracts[doc.role.name] ?? {}, doc.role.language)
  const group = path.map((part) => `${part}.`).join('')
  const inside = Object.keys(contract).filter((key) => key.startsWith(group))
  return [...new Set(inside.map((key) => key.slice(group.length).split('.')[0] ?? ''))]
}
