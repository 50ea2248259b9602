import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fault } from '../fault.ts'
import { nearest } from '../nearest.ts'
import { valueRange, writtenAt } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import { swapEdit } from '../swap.ts'
import type { Doc, Fault, Path } from '../types.ts'
import { valueAt } from '../walk.ts'
import { examineFile, examineGlyph } from './examineFile.ts'
import { extensionOf } from './folder.ts'
import { FORMATS, isFilm, isPhonePhoto, type Kind } from './kinds.ts'
import { narrowestFor } from './limits.ts'
import { isPlainName, namesake, plainName } from './names.ts'
import { troubleFault } from './trouble.ts'

/** A field of the content that names a picture or video. */
export type Reference = { doc: Doc; path: Path; name: string; kind: Kind }

/** What is wrong with the file a field names; `names` are those of the folder. */
export function examineReference(
  root: string,
  names: readonly string[],
  reference: Reference,
): Fault | undefined {
  const { doc, path, name, kind } = reference
  const title = titleAt(doc.schema, path)
  const range = valueRange(doc, path)
  const suits = (candidate: string) => FORMATS[kind].includes(extensionOf(candidate))
  const details = (meant?: string) => ({
    path,
    written: writtenAt(doc.text, range),
    ...(meant && { suggestion: `"${meant}"`, edit: { ...range, text: JSON.stringify(meant) } }),
  })
  const asked = (right: string) => ({ ...details(), expected: JSON.stringify(right) })
  if (name.trim() === '') return fault('value.empty', { title }, doc.file, range, details())
  const tail = name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '..' && part !== '.')
    .join('/')
  if (/^[a-z]+:|^[/\\]|\\|\.\.|^content\/|^media\//i.test(name)) {
    const meant = names.find((known) => tail === known || tail.endsWith(`/${known}`))
    return fault('media.outside', { title }, doc.file, range, details(meant))
  }
  if (!names.includes(name.normalize('NFC'))) {
    const same = names.find((known) => known.toLowerCase() === name.toLowerCase())
    if (same) return fault('media.case', {}, doc.file, range, details(same))
    // A file that lies elsewhere, or that no browser shows, is told by itself.
    if (['content', '.'].some((folder) => existsSync(join(root, folder, name)))) return undefined
    const stem = name.replace(/\.[^.]+$/, '.')
    const other = names.find((known) => known.startsWith(stem))
    if (other && (isPhonePhoto(other) || isFilm(other))) return undefined
    const odd = names.find((known) => !isPlainName(known) && plainName(known) === plainName(name))
    if (odd) return fault('media.name', { name: odd }, doc.file, range, asked(plainName(odd)))
    if (isIcon(kind) && names.includes(name.replace(/^icons\//, '')))
      return fault('media.icon-place', {}, doc.file, range, details())
    const usable = names.filter(suits)
    const meant = namesake(name, usable) ?? nearest(name, usable)
    return fault('media.missing', {}, doc.file, range, details(meant))
  }
  if (isPhonePhoto(name)) return fault('media.heic', {}, doc.file, range, details())
  if (isFilm(name)) return fault('media.video-codec', {}, doc.file, range, details())
  if (!isPlainName(name))
    return fault('media.name', { name }, doc.file, range, asked(plainName(name)))
  if (!suits(name))
    return fault(
      'media.kind',
      { title, kinds: FORMATS[kind].join(', ') },
      doc.file,
      range,
      details(),
    )
  if (isIcon(kind) && !name.startsWith('icons/'))
    return fault('media.folder', {}, doc.file, range, details())
  const found = examineFile(root, name)
  if ('code' in found) return troubleFault(found, doc.file, range, details())
  const trouble = kind === 'glyph' ? examineGlyph(root, name) : undefined
  if (trouble) return troubleFault(trouble, doc.file, range, details())
  const { size, codec } = found
  const narrowest = narrowestFor(doc.role.name, path)
  if (size && extensionOf(name) !== 'svg' && size.width < narrowest)
    return fault(
      'media.too-small',
      { title, width: size.width, narrowest },
      doc.file,
      range,
      details(),
    )
  return codec ? wrongCodec(root, names, reference, codec) : undefined
}

const isIcon = (kind: Kind) => kind === 'icon' || kind === 'glyph'

const CODECS: Record<string, string> = { av1: 'av01', h264: 'avc1' }

/** Each of the two fields of a loop names a video in its own format. */
function wrongCodec(
  root: string,
  names: readonly string[],
  { doc, path, name }: Reference,
  codec: string,
): Fault | undefined {
  const field = String(path.at(-1))
  if (codec.startsWith(CODECS[field] ?? '')) return undefined
  const range = valueRange(doc, path)
  const about = { path, written: writtenAt(doc.text, range) }
  const otherField = field === 'av1' ? 'h264' : 'av1'
  const other = [...path.slice(0, -1), otherField]
  const otherName = valueAt(doc.value, other)
  if (typeof otherName === 'string' && names.includes(otherName)) {
    const found = examineFile(root, otherName)
    if ('codec' in found && found.codec?.startsWith(CODECS[field] ?? ''))
      return fault('media.swapped-codecs', {}, doc.file, range, {
        ...about,
        covers: [other],
        edit: swapEdit(doc, path, other),
      })
  }
  const twin = name.replace(otherField, field)
  const meant = twin !== name && names.includes(twin) ? twin : undefined
  const title = titleAt(doc.schema, path)
  return fault('media.other-codec', { title }, doc.file, range, {
    ...about,
    ...(meant && { suggestion: `"${meant}"`, edit: { ...range, text: JSON.stringify(meant) } }),
  })
}
