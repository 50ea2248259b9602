import { fault } from '../fault.ts'
import { valueRange } from '../position.ts'
import type { Doc, Fault, Leaf, Rule } from '../types.ts'
import { textRule } from './plain-text.ts'

/** Inside a text or as the whole of it: what only holds a place. */
const FILLER =
  /lorem ipsum|dolor sit amet|\bTO-?DO\b|\bFIXME\b|\bTBD\b|\bx{3,}\b|\basdf\w*|\bqwerty\w*|\?\?\?|^\.{2,}$|^[-–—_*]+$|\[[^\]]*(?:yaz|gelecek|ekle)[^\]]*\]|buraya .*(?:yaz|gelecek)/i

/** The whole of a field of content; on a button such a word may stand. */
const NOTHING = /^(?:n\/a|null|none|undefined|nan|test|deneme|yok|boş|başlık|yazı|bla bla.*)$/

/** The words a new record begins with, left as they were. */
const UNFILLED = new Set([
  'ad soyad',
  'ad s.',
  'hizmetin adı',
  'hizmeti anlatan iki tarafsız cümle.',
  'tedavi adı',
  'bölümün adı',
  'yorumun metni.',
  'sayaç adı',
  'slaytın başlığı',
  'slaytın metni.',
  'fotoğrafta ne olduğu',
  'kartta görünen kısa açıklama.',
  'kadromuz sayfasında görünen paragraf.',
])

const isNothing = (text: string) =>
  [text.toLowerCase(), text.toLocaleLowerCase('tr')].some(
    (word) => NOTHING.test(word) || UNFILLED.has(word),
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
    if (!isNothing(value.trim())) return
    const range = valueRange(doc, path)
    yield fault('text.filler', { title: schema.title ?? '' }, doc.file, range, { path })
  },
}
