import { diagnostic } from '../diagnostic.ts'
import { nodeAt, rangeOf, writtenAt } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import { asPrice } from '../schema/violations.ts'
import { wholeNumberOf } from '../synonyms.ts'
import type { Doc, Leaf, Rule } from '../types.ts'

const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.(\d+))?$/

/** An integer has digits only, an amount the currency's decimals: `250.000` is valid JSON and means 250. */
export const plainNumbers: Rule = {
  scope: 'leaf',
  *check({ path, value, schema }: Leaf, doc: Doc) {
    const decimals = schema?.type === 'integer' ? 0 : schema?.decimals
    if (typeof value !== 'number' || decimals === undefined) return
    const node = nodeAt(doc, path)
    if (!node) return
    const range = rangeOf(node)
    const written = writtenAt(doc.text, range)
    const plain = PLAIN.exec(written)
    if (plain && (plain[1] ?? '').length <= decimals) return
    const title = titleAt(doc.schema, path)
    const grouped = /^\d{1,3}\.\d{3}$/.test(written)
    const isPower = /e/i.test(written)
    const meant = isPower && Number.isSafeInteger(value) ? value : wholeNumberOf(written)
    const details = {
      path,
      written,
      ...(meant !== undefined && { edit: { ...range, text: String(meant) } }),
    }
    if (grouped) yield diagnostic('value.grouped', { title, read: value }, doc.file, range, details)
    else if (isPower) yield diagnostic('value.power', { title }, doc.file, range, details)
    else if (decimals > 0)
      yield diagnostic('value.decimals', { title, digits: decimals }, doc.file, range, details)
    else {
      const words = { title, context: asPrice({ doc, path }) }
      yield diagnostic('value.whole', words, doc.file, range, details)
    }
  },
}
