import { fault } from '../fault.ts'
import { nodeAt, rangeOf, writtenAt } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import type { Doc, Leaf, Rule } from '../types.ts'
import { wholeNumberOf } from '../wholeNumber.ts'

const PLAIN = /^-?(?:0|[1-9]\d*)$/

/** A whole number is written with digits alone: `250.000` is valid JSON and means 250. */
export const plainNumbers: Rule = {
  name: 'plain-numbers',
  scope: 'leaf',
  *check({ path, value, schema }: Leaf, doc: Doc) {
    if (typeof value !== 'number' || schema?.type !== 'integer') return
    const node = nodeAt(doc, path)
    if (!node) return
    const written = writtenAt(doc.text, rangeOf(node))
    if (PLAIN.test(written)) return
    const title = titleAt(doc.schema, path)
    const grouped = /^\d{1,3}\.\d{3}$/.test(written)
    const isPower = /e/i.test(written)
    const meant = isPower && Number.isSafeInteger(value) ? value : wholeNumberOf(written)
    const details = {
      path,
      written,
      ...(meant !== undefined && { edit: { ...rangeOf(node), text: String(meant) } }),
    }
    if (grouped) yield fault('value.grouped', [title, value], doc.file, rangeOf(node), details)
    else
      yield fault(
        isPower ? 'value.power' : 'value.whole',
        [title],
        doc.file,
        rangeOf(node),
        details,
      )
  },
}
