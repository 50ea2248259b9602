import { fault } from '../fault.ts'
import { valueRange, writtenAt } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import type { Doc, Fault, Leaf, Rule } from '../types.ts'

/** `IMG_2031.jpg`, `doctor-1.svg`: the name of a picture instead of words. */
const FILE_NAME =
  /^\S*[^\s.]\.(?:jpe?g|png|webp|avif|heic|heif|gif|svg|tiff?|mp4|mov|json|pdf|docx?)$/i

/** What cameras and programs call a picture, and words that say no more than that it is one. */
const CAMERA_NAME =
  /^(?:img|dsc[fn]?|pxl|dji|image|photo|picture|foto(?:ğraf)?|resim|görsel|ekran (?:görüntüsü|alıntısı)|whatsapp (?:image|görsel).*)?[\s\d_.:()-]*$/i

const ALTERNATIVES = ['alt', 'photoAlt']

/** A text says something: it is not the name of a file. */
export const tellingTexts: Rule = {
  name: 'telling-texts',
  scope: 'leaf',
  *check({ path, value, schema }: Leaf, doc: Doc): Iterable<Fault> {
    if (typeof value !== 'string' || !schema || schema.media || schema.pattern) return
    if (schema.const !== undefined || schema.enum || schema.format) return
    const isAlternative = ALTERNATIVES.includes(String(path.at(-1)))
    const found = FILE_NAME.test(value.trim()) || (isAlternative && CAMERA_NAME.test(value.trim()))
    if (!found) return
    const range = valueRange(doc, path)
    const words = { title: titleAt(doc.schema, path) }
    const example = schema.examples?.[0]
    yield fault(isAlternative ? 'text.picture-name' : 'text.file-name', words, doc.file, range, {
      path,
      written: writtenAt(doc.text, range),
      ...(example !== undefined && { example: JSON.stringify(example) }),
    })
  },
}
