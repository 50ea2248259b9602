import { closest } from '../closest.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import type { MessageArgs } from '../messages.gen.ts'
import { swapEdit, valueRange, writtenAt } from '../position.ts'
import { titleAt } from '../schema/node.ts'
import type { Code, Diagnostic, Doc, FileTree, Path, Site } from '../types.ts'
import { checkGlyph, checkMedia, type MediaFacts, mediaDiagnostic } from './checkMedia.ts'
import { extensionOf } from './folder.ts'
import {
  FORMATS,
  isPhonePhoto,
  isPlainName,
  isVideo,
  type Kind,
  namesake,
  narrowestFor,
  plainName,
} from './kinds.ts'

/** A field that names a media file. */
export type Reference = { doc: Doc; path: Path; name: string; kind: Kind }

/** The files of `content/media`, and those that no field names. */
type MediaFolder = Pick<Site, 'tree' | 'earlier'> & {
  names: readonly string[]
  free: readonly string[]
}

/** Checks the media file that a field names. */
export function checkReference(
  { tree, names, free, earlier }: MediaFolder,
  reference: Reference,
): Diagnostic | undefined {
  const { doc, path, name, kind } = reference
  const title = titleAt(doc.schema, path)
  const suits = (candidate: string) => FORMATS[kind].includes(extensionOf(candidate))
  const isIcon = kind === 'icon' || kind === 'glyph'
  const report = <C extends Code>(code: C, words: MessageArgs[C], meant?: string) =>
    diagnosticAt(code, words, doc, path, { meant })
  const misnamed = (written: string) =>
    diagnosticAt('media.name', { name: written }, doc, path, {
      expected: JSON.stringify(plainName(written)),
    })
  if (name.trim() === '') return report('value.empty', { title })
  const tail = name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '..' && part !== '.')
    .join('/')
  if (/^[a-z]+:|^[/\\]|\\|\.\.|^content\/|^media\//i.test(name)) {
    const meant = names.find((known) => tail === known || tail.endsWith(`/${known}`))
    return report('media.outside', { title }, meant)
  }
  if (!names.includes(name.normalize('NFC'))) {
    const same = names.find((known) => known.toLowerCase() === name.toLowerCase())
    if (same) return report('media.case', {}, same)
    // Misplaced and unsupported files have their own diagnostic.
    if (tree.has(`content/${name}`) || tree.has(name)) return undefined
    const stem = name.replace(/\.[^.]+$/, '.')
    const other = names.find((known) => known.startsWith(stem))
    if (other && (isPhonePhoto(other) || isVideo(other))) return undefined
    const odd = names.find((known) => !isPlainName(known) && plainName(known) === plainName(name))
    if (odd) return misnamed(odd)
    if (isIcon && names.includes(name.replace(/^icons\//, '')))
      return report('media.icon-place', {})
    const usable = free.filter((file) => suits(file) && file.startsWith('icons/') === isIcon)
    const wasThere = earlier?.hadMedia(name) === true
    // A new file alone replaces a deleted one.
    const uploaded = usable.filter((file) => earlier?.hadMedia(file) !== true)
    const [fresh] = uploaded.length === 1 ? uploaded : []
    const alike = wasThere ? undefined : (namesake(name, usable) ?? closest(name, usable))
    const isSure = fresh !== undefined && earlier?.hadMedia(fresh) === false
    return diagnosticAt('media.missing', { context: wasThere ? 'deleted' : undefined }, doc, path, {
      meant: alike ?? (isSure ? fresh : undefined),
      ...(alike === undefined && fresh && { suggestion: JSON.stringify(fresh) }),
    })
  }
  if (isPhonePhoto(name)) return report('media.heic', {})
  if (isVideo(name)) return report('media.video-codec', {})
  if (!isPlainName(name)) return misnamed(name)
  if (!suits(name)) return report('media.kind', { title, kinds: FORMATS[kind].join(', ') })
  if (isIcon && !name.startsWith('icons/')) return report('media.folder', {})
  const found = checkMedia(tree, name)
  const problem = 'code' in found ? found : kind === 'glyph' ? checkGlyph(tree, name) : undefined
  if (problem) {
    const range = valueRange(doc, path)
    return mediaDiagnostic(problem, doc.file, { range, path, written: writtenAt(doc.text, range) })
  }
  const { size, codec } = found as MediaFacts
  const narrowest = narrowestFor(doc.role.name, path)
  if (size && extensionOf(name) !== 'svg' && size.width < narrowest)
    return report('media.too-small', { title, width: size.width, narrowest })
  return codec ? wrongCodec(tree, names, reference, codec) : undefined
}

const CODECS: Record<string, string> = { av1: 'av01', h264: 'avc1' }

/** The fields `av1` and `h264` name videos in these formats. */
function wrongCodec(
  tree: FileTree,
  names: readonly string[],
  { doc, path, name }: Reference,
  codec: string,
): Diagnostic | undefined {
  const field = String(path.at(-1))
  if (codec.startsWith(CODECS[field] ?? '')) return undefined
  const otherField = field === 'av1' ? 'h264' : 'av1'
  const other = [...path.slice(0, -1), otherField]
  const otherName = valueAt(doc.value, other)
  if (typeof otherName === 'string' && names.includes(otherName)) {
    const found = checkMedia(tree, otherName)
    if ('codec' in found && found.codec?.startsWith(CODECS[field] ?? ''))
      return diagnosticAt('media.swapped-codecs', {}, doc, path, {
        covers: [other],
        edit: swapEdit(doc, path, other),
      })
  }
  const twin = name.replace(otherField, field)
  const meant = twin !== name && names.includes(twin) ? twin : undefined
  const title = titleAt(doc.schema, path)
  return diagnosticAt('media.other-codec', { title }, doc, path, { meant })
}
