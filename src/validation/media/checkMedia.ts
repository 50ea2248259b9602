import { type Details, diagnostic } from '../diagnostic.ts'
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

/** What was read of a file that can be shown. */
export type MediaFacts = { size?: Size; codec?: string }

const known = new Map<string, MediaProblem | MediaFacts>()

/** Takes over what was found out elsewhere about the file with this stamp. */
export const cacheFacts = (stamp: string, found: MediaProblem | MediaFacts): void => {
  known.set(stamp, found)
}

/** Looks into a picture, loop or font wherever it lies; while it is untouched it is read once a run. */
export function checkMediaAt(tree: FileTree, file: string): MediaProblem | MediaFacts {
  const stamp = tree.stamp(file)
  const found = known.get(stamp) ?? lookInto(nameOf(file), tree.read(file))
  known.set(stamp, found)
  return found
}

const nameOf = (file: string) => file.replace(/^(?:content\/media|public)\//, '')

/** Looks into one file of `content/media`. */
export const checkMedia = (tree: FileTree, name: string): MediaProblem | MediaFacts =>
  checkMediaAt(tree, `content/media/${name}`)

/** Checks a drawing that is inlined in pages. */
export const checkGlyph = (tree: FileTree, name: string): MediaProblem | undefined =>
  glyphProblem(tree.read(`content/media/${name}`))

/** Looks into the bytes of a picture or video that carries a name. */
function lookInto(name: string, bytes: Uint8Array): MediaProblem | MediaFacts {
  const format = formatOf(bytes)
  if (format === 'empty') return { code: 'media.empty' }
  if (format === 'heic') return { code: 'media.heic' }
  if (format === 'pointer') return { code: 'media.pointer' }
  if (format === 'mov') return { code: 'media.video-codec' }
  if (format !== extensionOf(name)) {
    const renamed = KNOWN.has(format) ? `${name.replace(/\.[^./]+$/, '')}.${format}` : undefined
    return { code: 'media.disguised', actual: format, ...(renamed && { renamed }) }
  }
  if (format === 'woff2') return lookAtFont(bytes)
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
  if (format === 'mp4') return lookAtVideo(bytes)
  if (format === 'ico') return {}
  return lookAtPicture(format, bytes)
}

function lookAtPicture(format: Format, bytes: Uint8Array): MediaProblem | MediaFacts {
  const trouble = format === 'svg' ? drawingProblem(utf8(bytes)) : undefined
  if (trouble) return trouble
  const size = sizeOf(format, bytes)
  if (format === 'tif') return {}
  if (!size) return { code: format === 'svg' ? 'media.no-size' : 'media.cut-off' }
  if (isCutOff(format, bytes)) return { code: 'media.cut-off' }
  if (isAnimated(format, bytes)) return { code: 'media.moving' }
  const megapixels = Math.round((size.width * size.height) / 1e6)
  const most = LIMITS.photo.megapixels
  if (format !== 'svg' && megapixels > most)
    return { code: 'media.too-many-pixels', megapixels, most }
  return { size }
}

function lookAtFont(bytes: Uint8Array): MediaProblem | MediaFacts {
  const kilobytes = Math.ceil(bytes.length / 1024)
  if (bytes.length > LIMITS.font.bytes)
    return { code: 'media.heavy-font', kilobytes, most: LIMITS.font.bytes / 1024 }
  // Bytes 8 to 11 of a WOFF2 file hold its length.
  const whole = bytes.length >= 48 && viewOf(bytes).getUint32(8) === bytes.length
  return whole ? {} : { code: 'media.cut-off' }
}

function lookAtVideo(bytes: Uint8Array): MediaProblem | MediaFacts {
  try {
    const [codec] = mp4Codecs(bytes)
    return codec === undefined ? { code: 'media.cut-off' } : { codec }
  } catch (error) {
    const reason = String(error)
    if (/mp4a|Opus|ac-3|\.mp3/.test(reason)) return { code: 'media.video-sound' }
    return { code: /of the kind/.test(reason) ? 'media.video-codec' : 'media.cut-off' }
  }
}

/** The diagnostic of a media problem, at the place that names the file. */
export function mediaDiagnostic(
  found: MediaProblem,
  file: string,
  range: Range,
  details: Details,
): Diagnostic {
  if (found.code === 'media.disguised') {
    const { code, actual, renamed } = found
    const context = renamed ? ('renamed' as const) : undefined
    const expected = renamed ? { expected: JSON.stringify(renamed) } : {}
    return diagnostic(code, { actual: formatName(actual), context }, file, range, {
      ...details,
      ...expected,
    })
  }
  const { code, ...words } = found
  // TypeScript cannot relate a union's code to its arguments.
  return diagnostic(code, words as never, file, range, details)
}
