import { faultAt } from '../fault.ts'
import { isOneOf } from '../reading.ts'
import { titleAt } from '../schema/node.ts'
import type { Doc, Fault, Leaf, Rule } from '../types.ts'

/** `IMG_2031.jpg`, `doctor-1.svg`: the name of a picture instead of words. */
const FILE_NAME =
  /^\S*[^\s.]\.(?:jpe?g|png|webp|avif|heic|heif|gif|svg|tiff?|mp4|mov|json|pdf|docx?)$/i

/** What cameras and programs call a picture. */
const CAMERA = /^(?:img|dsc[fn]?|pxl|dji)?$/i

/** Figures and signs alone, a camera's name, or a word that says no more than that it is a picture. */
function saysNothing(text: string): boolean {
  const bare = text.replace(/[\s\d_.:()-]+$/, '')
  return CAMERA.test(bare) || isOneOf('picture', bare)
}

const ALTERNATIVES = ['alt', 'photoAlt']

/** A text says something: it is not the name of a file. */
export const tellingTexts: Rule = {
  name: 'telling-texts',
  scope: 'leaf',
  *check({ path, value, schema }: Leaf, doc: Doc): Iterable<Fault> {
    if (typeof value !== 'string' || !schema || schema.media || schema.pattern) return
    if (schema.const !== undefined || schema.enum || schema.format) return
    const isAlternative = ALTERNATIVES.includes(String(path.at(-1)))
    const found = FILE_NAME.test(value.trim()) || (isAlternative && saysNothing(value.trim()))
    if (!found) return
    const words = { title: titleAt(doc.schema, path) }
    const example = schema.examples?.[0]
    yield faultAt(isAlternative ? 'text.picture-name' : 'text.file-name', words, doc, path, {
      ...(example !== undefined && { example: JSON.stringify(example) }),
    })
  },
}
