import { diagnosticAt } from '../diagnostic.ts'
import { titleAt } from '../schema/node.ts'
import { isOneOf } from '../synonyms.ts'
import type { Diagnostic, Doc, Leaf, Rule } from '../types.ts'

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
