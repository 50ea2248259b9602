import { fault } from '../fault.ts'
import { valueRange } from '../position.ts'
import { schemaAt } from '../schema/node.ts'
import type { Doc, Fault, Leaf, Rule } from '../types.ts'
import { textRule } from './plain-text.ts'

/** Inside a text or as the whole of it: what only holds a place. */
const FILLER =
  /lorem ipsum|dolor sit amet|\bTO-?DO\b|\bFIXME\b|\bTBD\b|\bx{3,}\b|\basdf\w*|\bqwerty\w*|\?\?\?|^\.{2,}$|^[-–—_*]+$|\[[^\]]*(?:yaz|gelecek|ekle)[^\]]*\]|buraya .*(?:yaz|gelecek)/i

/** The whole of a field of content; on a button such a word may stand. */
const NOTHING =
  /^(?:n\/?a|null|none|undefined|nan|test|deneme|yok|boş|metin|başlık|yazı|bla bla.*)$/i

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
    if (!NOTHING.test(value.trim()) && !isUnfilled(doc, leaf)) return
    const range = valueRange(doc, path)
    yield fault('text.filler', [schema.title ?? ''], doc.file, range, { path })
  },
}

/** True for the very words the editor's "new record" puts into the field. */
function isUnfilled(doc: Doc, { path, value }: Leaf): boolean {
  const depth = path.findLastIndex((key) => typeof key === 'number')
  const record = doc.schema && schemaAt(doc.schema, path.slice(0, depth + 1))
  const bodies = record?.defaultSnippets?.map(({ body }) => JSON.stringify(body)) ?? []
  return bodies.some((body) => body.includes(`:${JSON.stringify(value).slice(1, -1)}}`))
}
