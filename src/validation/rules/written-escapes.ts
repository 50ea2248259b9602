import { diagnostic } from '../diagnostic.ts'
import { nodeAt, rangeOf } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import { doubledBackslashes, looksLikePath } from '../syntax/characters.ts'
import type { Diagnostic, Doc, Leaf, Rule } from '../types.ts'

/** An unintended escape: JSON reads `C:\bakim` as `C:`, a backspace and `akim`. */
export const writtenEscapes: Rule = {
  scope: 'leaf',
  *check({ path, value, schema }: Leaf, doc: Doc): Iterable<Diagnostic> {
    if (typeof value !== 'string' || schema?.media || !/[\b\f\n\r\t]/.test(value)) return
    const node = nodeAt(doc, path)
    if (!node) return
    const raw = doc.text.slice(node.offset, node.offset + node.length)
    const sign = /(?<!\\)(?:\\\\)*(\\[bfnrt])/.exec(raw)
    if (!sign?.[1] || !(/(?<!\\)(?:\\\\)*\\[bfr]/.test(raw) || looksLikePath(raw))) return
    const words = { title: titleAt(doc.schema, path), sign: sign[1] }
    const offset = node.offset + sign.index + sign[0].length - 2
    const edit = { ...rangeOf(node), text: doubledBackslashes(raw) }
    yield diagnostic('text.escape', words, doc.file, { offset, length: 2 }, { path, edit })
  },
}
