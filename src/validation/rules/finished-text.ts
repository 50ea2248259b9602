import { diagnostic } from '../diagnostic.ts'
import { valueRange } from '../position.ts'
import { anyOf, isOneOf } from '../synonyms.ts'
import type { Diagnostic, Doc, Leaf, Rule } from '../types.ts'
import { textRule } from './plain-text.ts'

/** Placeholder texts such as `TODO`, inside a text or alone. */
const FILLER = new RegExp(
  `\\bTO-?DO\\b|\\bFIXME\\b|\\bTBD\\b|\\bx{3,}\\b|\\basdf\\w*|\\bqwerty\\w*|\\?\\?\\?|^\\.{2,}$|^[-–—_*]+$|${anyOf('filler')}`,
  'iu',
)

const filler = textRule('finished-text', [{ code: 'text.filler', find: FILLER }])

/** No placeholder text is published. */
export const finishedText: Rule = {
  name: filler.name,
  scope: 'leaf',
  *check(leaf: Leaf, doc: Doc): Iterable<Diagnostic> {
    if (filler.scope === 'leaf') yield* filler.check(leaf, doc)
    const { path, value, schema } = leaf
    if (typeof value !== 'string' || !schema || schema.pattern || schema.enum) return
    if (schema.media || schema.examples?.includes(value)) return
    // Such a word is fine on a button, but not as a whole field of content.
    if (!isOneOf('nothing', value)) return
    const range = valueRange(doc, path)
    yield diagnostic('text.filler', { title: schema.title ?? '' }, doc.file, range, { path })
  },
}
