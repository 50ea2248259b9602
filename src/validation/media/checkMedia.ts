import { type Details, diagnostic, FILE_START } from '../diagnostic.ts'
import { formatName } from '../terms.ts'
import type { Diagnostic, FileTree, Range } from '../types.ts'
import { utf8, viewOf } from './bytes.ts'
import { type DrawingProblem, drawingProblem } from './drawing.ts'
import { extensionOf, type Format, formatOf } from './folder.ts'
import { type GlyphProblem, glyphProblem } from './glyph.ts'
import { KNOWN, LIMITS } from './kinds.ts'
import { mp4Codecs } from './mp4.ts'
import { isAnimated, isCutOff, type Size, sizeOf } from './size.ts'

/** Why a media file cannot be shown. */
export type MediaProblem =
  | DrawingProblem
  | GlyphProblem
  | { code: 'media.empty' | 'media.heic' | 'media.no-size' | 'media.pointer' | 'media.moving' }
  | { code: 'media.video-sound' | 'media.video-codec' }
  | { code: 'media.disguised'; actual: Format; renamed?: string }
  | { code: 'media.too-heavy'; megabytes: number; most: number }
  | { code: 'media.heavy-font'; kilobytes: number; most: number }
  | { code: 'media.too-many-pixels'; megapixels: number; most: number }

/** Facts of a file that can be shown. */
export type MediaFacts = { size?: Size; codec?: string }

const known = new Map<string, MediaProblem | MediaFacts>()

/** Caches facts that another process read from the file with this stamp. */
export const cacheFacts = (stamp: string, found: MediaProblem | MediaFacts): void => {
  known.set(stamp, found)
}

/** Checks an image, video or font; the result is cached by the file's stamp. */
export function checkMediaAt(tree: FileTree, file: string): MediaProblem | MediaFacts {
  const stamp = tree.stamp(file)
  const found = known.get(stamp) ?? checkBytes(nameOf(file), tree.read(file))
  known.set(stamp, found)
  return found
}

const nameOf = (file: string) => file.replace(/^(?:content\/media|public)\//, '')

/** Checks a file of `content/media`. */
export const checkMedia = (tree: FileTree, name: string): MediaProblem | MediaFacts =>
  checkMediaAt(tree, `content/media/${name}`)

/** Checks an SVG that pages inline. */
export const checkGlyph = (tree: FileTree, name: string): MediaProblem | undefined =>
  glyphProblem(tree.read(`content/media/${name}`))

/** Checks the bytes against the file's extension. */
function checkBytes(name: string, bytes: Uint8Array): MediaProblem | MediaFacts {
  const format = formatOf(bytes)
  if (format === 'empty') return { code: 'media.empty' }
  if (format === 'heic') return { code: 'media.heic' }
  if (format === 'pointer') return { code: 'media.pointer' }
  if (format === 'mov') return { code: 'media.video-codec' }
  if (format !== extensionOf(name)) {
    const renamed = KNOWN.has(format) ? `${name.replace(/\.[^./]+$/, '')}.${format}` : undefined
    return { code: 'media.disguised', actual: format, ...(renamed && { renamed }) }
  }
  if (format === 'woff2') return checkFont(bytes)
  const { bytes: most } =
    format === 'mp4' ? LIMITS.video : format === 'svg' ? LIMITS.drawing : LIMITS.photo
  if (bytes.length > most) {
    const inMegabytes = (size: number) => Math.ceil(size / 1024 / 1024)
    return {
      code: 'media.too-heavy',
      megabytes: inMegabytes(bytes.length),
      most: inMegabytes(most),
    }
  }
  if (format === 'mp4') return checkVideo(bytes)
  if (format === 'ico' || format === 'tif') return {}
  return checkPicture(format, bytes)
}

function checkPicture(format: Format, bytes: Uint8Array): MediaProblem | MediaFacts {
  const problem = format === 'svg' ? drawingProblem(utf8(bytes)) : undefined
  if (problem) return problem
  const size = sizeOf(format, bytes)
  if (!size) return { code: format === 'svg' ? 'media.no-size' : 'media.cut-off' }
  if (isCutOff(format, bytes)) return { code: 'media.cut-off' }
  if (isAnimated(format, bytes)) return { code: 'media.moving' }
  const megapixels = Math.round((size.width * size.height) / 1e6)
  const most = LIMITS.photo.megapixels
  if (format !== 'svg' && megapixels > most)
    return { code: 'media.too-many-pixels', megapixels, most }
  return { size }
}

function checkFont(bytes: Uint8Array): MediaProblem | MediaFacts {
  const kilobytes = Math.ceil(bytes.length / 1024)
  if (bytes.length > LIMITS.font.bytes)
    return { code: 'media.heavy-font', kilobytes, most: LIMITS.font.bytes / 1024 }
  // Bytes 8 to 11 of a WOFF2 file hold its length.
  const whole = bytes.length >= 48 && viewOf(bytes).getUint32(8) === bytes.length
  return whole ? {} : { code: 'media.cut-off' }
}

function checkVideo(bytes: Uint8Array): MediaProblem | MediaFacts {
  try {
    const [codec] = mp4Codecs(bytes)
    return codec === undefined ? { code: 'media.cut-off' } : { codec }
  } catch (error) {
    const reason = String(error)
    if (/mp4a|Opus|ac-3|\.mp3/.test(reason)) return { code: 'media.video-sound' }
    return { code: /of the kind/.test(reason) ? 'media.video-codec' : 'media.cut-off' }
  }
}

/** The diagnostic of a media problem: of the file, or of the value at `range` that names it. */
export function mediaDiagnostic(
  found: MediaProblem,
  file: string,
  { range = FILE_START, ...details }: Details & { range?: Range } = {},
): Diagnostic {
  if (found.code === 'media.disguised') {
    const { code, actual, renamed } = found
    const context = renamed ? ('renamed' as const) : undefined
    const expected = renamed && JSON.stringify(renamed)
    const words = { actual: formatName(actual), context }
    return diagnostic(code, words, file, range, { ...details, expected })
  }
  const { code, ...words } = found
  // TypeScript cannot relate a union's code to its arguments.
  return diagnostic(code, words as never, file, range, details)
}
