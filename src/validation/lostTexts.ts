import { parse } from 'jsonc-parser'
import { valuesByPath } from '../shared/json.ts'
import { breakOf, inserted } from '../shared/splice.ts'
import { type CheckedFile, docsOf } from './checkFile.ts'
import { diagnostic } from './diagnostic.ts'
import { memberAt } from './jsonPath.ts'
import { utf8 } from './media/bytes.ts'
import { gapRange, nodeAt } from './position.ts'
import { siteLocation } from './siteLocation.ts'
import type { Diagnostic, Doc, Earlier, FileTree, Path } from './types.ts'

/**
 * Missing texts of the interface with their former place and words. A text that was moved to
 * another file is one diagnostic, in that file.
 */
export function withLostTexts(
  tree: FileTree,
  checked: readonly CheckedFile[],
  faults: readonly Diagnostic[],
  earlier?: Earlier,
): Diagnostic[] {
  const docs = docsOf(checked)
  const keyOf = ({ path = [] }: Diagnostic) => path.join('.')
  const lost = faults.filter(({ code }) => /^locale\.missing/.test(code))
  const moved = faults.flatMap((fault) => {
    const home =
      fault.code === 'locale.unknown' && lost.find((each) => keyOf(each) === keyOf(fault))
    return home ? [{ fault, home }] : []
  })
  return faults.flatMap((fault) => {
    if (moved.some(({ home }) => home === fault)) return []
    const move = moved.find((each) => each.fault === fault)
    const doc = docs.get(fault.file)
    if (move) {
      const words = { key: keyOf(fault), file: move.home.file }
      return [diagnostic('locale.other-file', words, fault.file, fault.range, { path: fault.path })]
    }
    return [doc && lost.includes(fault) ? restored(tree, doc, fault, earlier) : fault]
  })
}

/** The texts of a file by key in their order, before the change or beside their translations. */
function formerTexts(tree: FileTree, { file, role }: Doc, earlier?: Earlier): Map<string, unknown> {
  const before = earlier?.value(file)
  if (before !== undefined) return valuesByPath(before)
  const translated = siteLocation(tree)
    .further.map((language) => `locales/${language}/${role.name}.json`)
    .find((each) => tree.has(each))
  const entries: unknown = translated && parse(utf8(tree.read(translated)))
  return new Map(
    Object.entries(Object(entries)).map(([key, entry]) => [key, memberAt(entry, role.language)]),
  )
}

function restored(tree: FileTree, doc: Doc, fault: Diagnostic, earlier?: Earlier): Diagnostic {
  const former = formerTexts(tree, doc, earlier)
  const lost = [...(fault.path ? [fault.path] : []), ...(fault.covers ?? [])]
  const group: Path = lost[0]?.slice(0, -1) ?? []
  const texts = lost.map((path) => former.get(path.join('.')))
  const keys = [...former.keys()].map((key) => key.split('.'))
  // A missing group is at the place of its first text.
  const place = keys.findIndex((key) => lost[0]?.every((part, at) => key[at] === part))
  if (place === -1) return fault
  const above = keys.slice(0, place).filter((key) => group.every((part, at) => key[at] === part))
  const range = gapRange(doc, group, [...new Set(above.map((key) => key[group.length] ?? ''))])
  const node = nodeAt(doc, group)
  if (!node || texts.some((text) => typeof text !== 'string')) return { ...fault, range }
  const index = node.children?.filter(({ offset }) => offset < range.offset).length ?? 0
  const lines = lost.map(
    (path, at) => `${JSON.stringify(path.at(-1))}: ${JSON.stringify(texts[at])}`,
  )
  const text = inserted(doc.text, node, index, (indent) =>
    lines.join(indent === undefined ? ', ' : `,${breakOf(doc.text)}${indent}`),
  )
  return { ...fault, range, edit: { offset: 0, length: doc.text.length, text } }
}
