import { pathDiagnostic } from '../diagnostic.ts'
import { anyOf, isOneOf } from '../synonyms.ts'
import type { Diagnostic, Doc, Leaf, Rule } from '../types.ts'
import { textRule } from './plain-text.ts'

/** Placeholder texts such as `TODO`, inside a text or alone. */
const FILLER = new RegExp(
  `\\bTO-?DO\\b|\\bFIXME\\b|\\bTBD\\b|\\bx{3,}\\b|\\basdf\\w*|\\bqwerty\\w*|\\?\\?\\?|^\\.{2,}$|^[-–—_*]+$|${anyOf('filler')}`,
  'iu',
)

const filler = textRule('finished-text', [{ code: 'text.filler', find: FILLER }])

/** Texts are no placeholders. */
export const finishedText: Rule = {
  name: filler.name,
  scope: 'leaf',
  *check(leaf: Leaf, doc: Doc): Iterable<Diagnostic> {
    if (filler.scope === 'leaf') yield* filler.check(leaf, doc)
    const { path, value, schema } = leaf
    if (typeof value !== 'string' || !schema || schema.pattern || schema.enum) return
    if (schema.media || schema.examples?.includes(value)) return
    // Such a word may label a button, but is no content.
    if (!isOneOf('nothing', value)) return
    yield pathDiagnostic('text.filler', { title: schema.title ?? '' }, doc, path)
  },
}
