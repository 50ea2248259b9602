import { utf8, viewOf } from '../../media/bytes.ts'
import { mp4Codecs } from '../../media/mp4.ts'
import type { Tree } from '../tree.ts'
import { type DrawingTrouble, drawingTrouble } from './drawing.ts'
import { extensionOf, type Format, formatOf } from './folder.ts'
import { type GlyphTrouble, glyphTrouble } from './glyph.ts'
import { KNOWN } from './kinds.ts'
import { LIMITS } from './limits.ts'
import { type Size, sizeOf } from './size.ts'
import { isCutOff, isMoving } from './whole.ts'

/** What keeps a file from being shown, by the message that says so. */
export type Trouble =
  | DrawingTrouble
  | GlyphTrouble
  | { code: 'media.empty' | 'media.heic' | 'media.no-size' | 'media.pointer' | 'media.moving' }
  | { code: 'media.video-sound' | 'media.video-codec' }
  | { code: 'media.disguised'; actual: Format; renamed?: string }
  | { code: 'media.too-heavy'; megabytes: number; most: number }
  | { code: 'media.heavy-font'; kilobytes: number; most: number }
  | { code: 'media.too-many-pixels'; megapixels: number; most: number }

/** What was read of a file that can be shown. */
export type MediaFacts = { size?: Size; codec?: string }

const known = new Map<string, Trouble | MediaFacts>()

/** Takes over what was found out elsewhere about the file with this stamp. */
export const remember = (stamp: string, found: Trouble | MediaFacts): void => {
  known.set(stamp, found)
}

/** Looks into a picture, loop or font wherever it lies; while it is untouched it is read once a run. */
export function examineAt(tree: Tree, file: string): Trouble | MediaFacts {
  const stamp = tree.stamp(file)
  const found = known.get(stamp) ?? lookInto(nameOf(file), tree.read(file))
  known.set(stamp, found)
  return found
}

const nameOf = (file: string) => file.replace(/^(?:content\/media|public)\//, '')

/** Looks into one file of `content/media`. */
export const examineFile = (tree: Tree, name: string): Trouble | MediaFacts =>
  examineAt(tree, `content/media/${name}`)

/** Looks into a drawing that is to stand in the page itself. */
export const examineGlyph = (tree: Tree, name: string): Trouble | undefined =>
  glyphTrouble(tree.read(`content/media/${name}`))

/** Looks into the bytes of a picture or video that carries a name. */
function lookInto(name: string, bytes: Uint8Array): Trouble | MediaFacts {
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

function lookAtPicture(format: Format, bytes: Uint8Array): Trouble | MediaFacts {
  const trouble = format === 'svg' ? drawingTrouble(utf8(bytes)) : undefined
  if (trouble) return trouble
  const size = sizeOf(format, bytes)
  if (format === 'tif') return {}
  if (!size) return { code: format === 'svg' ? 'media.no-size' : 'media.cut-off' }
  if (isCutOff(format, bytes)) return { code: 'media.cut-off' }
  if (isMoving(format, bytes)) return { code: 'media.moving' }
  const megapixels = Math.round((size.width * size.height) / 1e6)
  const most = LIMITS.photo.megapixels
  if (format !== 'svg' && megapixels > most)
    return { code: 'media.too-many-pixels', megapixels, most }
  return { size }
}

function lookAtFont(bytes: Uint8Array): Trouble | MediaFacts {
  const kilobytes = Math.ceil(bytes.length / 1024)
  if (bytes.length > LIMITS.font.bytes)
    return { code: 'media.heavy-font', kilobytes, most: LIMITS.font.bytes / 1024 }
  // Bytes 8 to 11 of a WOFF2 file say how long the whole of it is.
  const whole = bytes.length >= 48 && viewOf(bytes).getUint32(8) === bytes.length
  return whole ? {} : { code: 'media.cut-off' }
}

function lookAtVideo(bytes: Uint8Array): Trouble | MediaFacts {
  try {
    const [codec] = mp4Codecs(bytes)
    return codec === undefined ? { code: 'media.cut-off' } : { codec }
  } catch (error) {
    const reason = String(error)
    if (/mp4a|Opus|ac-3|\.mp3/.test(reason)) return { code: 'media.video-sound' }
    return { code: /of the kind/.test(reason) ? 'media.video-codec' : 'media.cut-off' }
  }
}
