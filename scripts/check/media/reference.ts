import { faultAt } from '../fault.ts'
import { nearest } from '../nearest.ts'
import { valueRange, writtenAt } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import { swapEdit } from '../swap.ts'
import type { Tree } from '../tree.ts'
import type { Code, Doc, Fault, Path } from '../types.ts'
import { valueAt } from '../walk.ts'
import type { Said } from '../words.gen.ts'
import { examineFile, examineGlyph, type MediaFacts } from './examineFile.ts'
import { extensionOf } from './folder.ts'
import { FORMATS, isFilm, isPhonePhoto, type Kind } from './kinds.ts'
import { narrowestFor } from './limits.ts'
import { isPlainName, namesake, plainName } from './names.ts'
import { troubleFault } from './trouble.ts'

/** A field of the content that names a picture or video. */
export type Reference = { doc: Doc; path: Path; name: string; kind: Kind }

/** What is wrong with the file a field names; `names` are those of the folder. */
export function examineReference(
  tree: Tree,
  names: readonly string[],
  reference: Reference,
): Fault | undefined {
  const { doc, path, name, kind } = reference
  const title = titleAt(doc.schema, path)
  const suits = (candidate: string) => FORMATS[kind].includes(extensionOf(candidate))
  const isIcon = kind === 'icon' || kind === 'glyph'
  const told = <C extends Code>(code: C, words: Said[C], meant?: string) =>
    faultAt(code, words, doc, path, meant === undefined ? {} : { meant })
  const misnamed = (written: string) =>
    faultAt('media.name', { name: written }, doc, path, {
      expected: JSON.stringify(plainName(written)),
    })
  if (name.trim() === '') return told('value.empty', { title })
  const tail = name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '..' && part !== '.')
    .join('/')
  if (/^[a-z]+:|^[/\\]|\\|\.\.|^content\/|^media\//i.test(name)) {
    const meant = names.find((known) => tail === known || tail.endsWith(`/${known}`))
    return told('media.outside', { title }, meant)
  }
  if (!names.includes(name.normalize('NFC'))) {
    const same = names.find((known) => known.toLowerCase() === name.toLowerCase())
    if (same) return told('media.case', {}, same)
    // A file that lies elsewhere, or that no browser shows, is told by itself.
    if (tree.has(`content/${name}`) || tree.has(name)) return undefined
    const stem = name.replace(/\.[^.]+$/, '.')
    const other = names.find((known) => known.startsWith(stem))
    if (other && (isPhonePhoto(other) || isFilm(other))) return undefined
    const odd = names.find((known) => !isPlainName(known) && plainName(known) === plainName(name))
    if (odd) return misnamed(odd)
    if (isIcon && names.includes(name.replace(/^icons\//, ''))) return told('media.icon-place', {})
    const usable = names.filter(suits)
    const meant = namesake(name, usable) ?? nearest(name, usable)
    return told('media.missing', {}, meant)
  }
  if (isPhonePhoto(name)) return told('media.heic', {})
  if (isFilm(name)) return told('media.video-codec', {})
  if (!isPlainName(name)) return misnamed(name)
  if (!suits(name)) return told('media.kind', { title, kinds: FORMATS[kind].join(', ') })
  if (isIcon && !name.startsWith('icons/')) return told('media.folder', {})
  const found = examineFile(tree, name)
  const trouble = 'code' in found ? found : kind === 'glyph' ? examineGlyph(tree, name) : undefined
  if (trouble) {
    const range = valueRange(doc, path)
    return troubleFault(trouble, doc.file, range, { path, written: writtenAt(doc.text, range) })
  }
  const { size, codec } = found as MediaFacts
  const narrowest = narrowestFor(doc.role.name, path)
  if (size && extensionOf(name) !== 'svg' && size.width < narrowest)
    return told('media.too-small', { title, width: size.width, narrowest })
  return codec ? wrongCodec(tree, names, reference, codec) : undefined
}

const CODECS: Record<string, string> = { av1: 'av01', h264: 'avc1' }

/** Each of the two fields of a loop names a video in its own format. */
function wrongCodec(
  tree: Tree,
  names: readonly string[],
  { doc, path, name }: Reference,
  codec: string,
): Fault | undefined {
  const field = String(path.at(-1))
  if (codec.startsWith(CODECS[field] ?? '')) return undefined
  const otherField = field === 'av1' ? 'h264' : 'av1'
  const other = [...path.slice(0, -1), otherField]
  const otherName = valueAt(doc.value, other)
  if (typeof otherName === 'string' && names.includes(otherName)) {
    const found = examineFile(tree, otherName)
    if ('codec' in found && found.codec?.startsWith(CODECS[field] ?? ''))
      return faultAt('media.swapped-codecs', {}, doc, path, {
        covers: [other],
        edit: swapEdit(doc, path, other),
      })
  }
  const twin = name.replace(otherField, field)
  const meant = twin !== name && names.includes(twin) ? twin : undefined
  const title = titleAt(doc.schema, path)
  return faultAt('media.other-codec', { title }, doc, path, meant === undefined ? {} : { meant })
}
