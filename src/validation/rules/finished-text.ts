import { diagnosticAt, pathDiagnostic } from '../diagnostic.ts'
import { titleAt } from '../schema/node.ts'
import { anyOf, isOneOf } from '../synonyms.ts'
import type { Diagnostic, Doc, Leaf, Rule } from '../types.ts'
import { type Blemish, blemishesAt } from './plain-text.ts'

/** Tasks; in Spanish and Portuguese `todo` is a word. */
const task: Blemish = { code: 'text.filler', find: /\bTO-?DO\b/ }

/** What fingers type to fill a field; in a quotation it may have been said. */
const TYPED = '\\bx{3,}\\b|\\basdf\\w*|\\bqwerty\\w*|\\?\\?\\?'
const typed: Blemish = { code: 'text.filler', find: new RegExp(TYPED, 'i') }

const fillers = new Map<string, Blemish>()

/** Placeholder texts of a language, inside a text or alone; `strictly` also what was just typed. */
function fillerIn(language: string, strictly: boolean): Blemish {
  const name = `${language} ${strictly}`
  const known = fillers.get(name)
  if (known) return known
  const signs = '\\bto-?do\\s*:|\\bFIXME\\b|\\bTBD\\b|^\\.{2,}$|^[-–—_*]+$'
  const find = [signs, ...(strictly ? [TYPED] : []), anyOf('filler', language)].join('|')
  const filler: Blemish = { code: 'text.filler', find: new RegExp(find, 'iu') }
  fillers.set(name, filler)
  return filler
}

/** Words of patients. */
const isQuotation = ({ role }: Doc) => /(?:^|\/)testimonials$/.test(role.name)

/** The language of a text, which may be the original in a file of translations. */
const languageAt = ({ path }: Leaf, { role }: Doc) =>
  role.kind === 'translation' ? String(path.at(-1)) : role.language

/** Texts are no placeholders, by the words of their own language. */
export const finishedText: Rule = {
  scope: 'leaf',
  *check(leaf: Leaf, doc: Doc): Iterable<Diagnostic> {
    const language = languageAt(leaf, doc)
    const isFree = isQuotation(doc)
    const tasks = isFree || doc.role.kind === 'translation' ? [] : [task]
    yield* blemishesAt(leaf, doc, [fillerIn(language, !isFree), ...tasks])
    const { path, value, schema } = leaf
    if (typeof value !== 'string' || !schema || schema.pattern || schema.enum) return
    if (schema.media || schema.examples?.includes(value)) return
    // Such a word may label a button, but is no content.
    if (!isOneOf('nothing', value, language)) return
    yield pathDiagnostic('text.filler', { title: schema.title ?? '' }, doc, path)
  },
}

/** A quotation that looks typed to fill a field. */
export const typedQuotation = (leaf: Leaf, doc: Doc): Iterable<Diagnostic> =>
  isQuotation(doc) ? blemishesAt(leaf, doc, [typed]) : []

/** `IMG_2031.jpg`, `doctor-1.svg`: a file name instead of words. */
const FILE_NAME =
  /^\S*[^\s.]\.(?:jpe?g|png|webp|avif|heic|heif|gif|svg|tiff?|mp4|mov|json|pdf|docx?)$/i

/** Prefixes of camera file names. */
const CAMERA = /^(?:img|dsc[fn]?|pxl|dji)?$/i

/** Digits, a camera's file name, or a word such as "picture". */
function isMeaningless(text: string): boolean {
  const bare = text.replace(/(?<![\s\d_.:()-])[\s\d_.:()-]+$/, '')
  return CAMERA.test(bare) || isOneOf('picture', bare)
}

const ALTERNATIVES = ['alt', 'photoAlt']

/** A text is not a file name. */
export const tellingTexts: Rule = {
  scope: 'leaf',
  *check({ path, value, schema }: Leaf, doc: Doc): Iterable<Diagnostic> {
    if (typeof value !== 'string' || !schema || schema.media || schema.pattern) return
    if (schema.const !== undefined || schema.enum || schema.format) return
    const isAlternative = ALTERNATIVES.includes(String(path.at(-1)))
    const found = FILE_NAME.test(value.trim()) || (isAlternative && isMeaningless(value.trim()))
    if (!found) return
    const words = { title: titleAt(doc.schema, path) }
    const code = isAlternative ? 'text.picture-name' : 'text.file-name'
    yield diagnosticAt(code, words, doc, path, { example: JSON.stringify(schema.examples?.[0]) })
  },
}
