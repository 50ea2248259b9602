import { fault } from '../fault.ts'
import { valueRange } from '../position.ts'
import { anyOf, isOneOf } from '../reading.ts'
import type { Doc, Fault, Leaf, Rule } from '../types.ts'
import { textRule } from './plain-text.ts'

/** Inside a text or as the whole of it: what only holds a place. */
const FILLER = new RegExp(
  `\\bTO-?DO\\b|\\bFIXME\\b|\\bTBD\\b|\\bx{3,}\\b|\\basdf\\w*|\\bqwerty\\w*|\\?\\?\\?|^\\.{2,}$|^[-–—_*]+$|${anyOf('filler')}`,
  'iu',
)

const filler = textRule('finished-text', [{ code: 'text.filler', find: FILLER }])

/** Nothing that was only meant to hold a place is published, the words of an unfilled form among them. */
export const finishedText: Rule = {
  name: filler.name,
  scope: 'leaf',
  *check(leaf: Leaf, doc: Doc): Iterable<Fault> {
    if (filler.scope === 'leaf') yield* filler.check(leaf, doc)
    const { path, value, schema } = leaf
    if (typeof value !== 'string' || !schema || schema.pattern || schema.enum) return
    if (schema.media || schema.examples?.includes(value)) return
    // On a button such a word may stand; as the whole of a field of content it says nothing.
    if (!isOneOf('nothing', value)) return
    const range = valueRange(doc, path)
    yield fault('text.filler', { title: schema.title ?? '' }, doc.file, range, { path })
  },
}
