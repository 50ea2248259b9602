import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { mp4Codecs } from '../../media/mp4.ts'
import { formatWords } from '../words.ts'
import { extensionOf, type Format, formatOf, isDrawing } from './folder.ts'
import { LIMITS } from './limits.ts'
import { type Size, sizeOf } from './size.ts'

/** What keeps a file from being shown, by the message that says so. */
export type Trouble =
  | { code: 'media.empty' | 'media.heic' | 'media.unsafe' | 'media.no-size' | 'media.cut-off' }
  | { code: 'media.video-sound' | 'media.video-codec' }
  | { code: 'media.disguised'; actual: string }
  | { code: 'media.too-heavy'; megabytes: number; most: number }
  | { code: 'media.too-many-pixels'; megapixels: number; most: number }

/** What was read of a file that can be shown. */
export type MediaFacts = { size?: Size; codec?: string }

const known = new Map<string, Trouble | MediaFacts>()

/** Looks into one file of `content/media`; while it is untouched it is read once a run. */
export function examineFile(root: string, name: string): Trouble | MediaFacts {
  const path = join(root, 'content', 'media', name)
  const { size, mtimeMs, ino } = statSync(path)
  const state = [path, size, mtimeMs, ino].join(' ')
  const found = known.get(state) ?? look(name, readFileSync(path))
  known.set(state, found)
  return found
}

function look(name: string, bytes: Buffer): Trouble | MediaFacts {
  const format = formatOf(bytes)
  if (format === 'empty') return { code: 'media.empty' }
  if (format === 'heic') return { code: 'media.heic' }
  if (format !== extensionOf(name))
    return { code: 'media.disguised', actual: formatWords[format] ?? format.toUpperCase() }
  const { bytes: most } =
    format === 'mp4' ? LIMITS.video : format === 'svg' ? LIMITS.drawing : LIMITS.photo
  if (bytes.length > most) {
    const inMegabytes = (size: number) => Math.round(size / 1024 / 1024)
    return {
      code: 'media.too-heavy',
      megabytes: inMegabytes(bytes.length),
      most: inMegabytes(most),
    }
  }
  if (format === 'mp4') return lookAtVideo(bytes)
  if (format === 'svg' && !isDrawing(bytes.toString('utf8'))) return { code: 'media.unsafe' }
  return lookAtPicture(format, bytes)
}

function lookAtPicture(format: Format, bytes: Buffer): Trouble | MediaFacts {
  const size = sizeOf(format, bytes)
  if (format === 'tif') return {}
  if (!size) return { code: format === 'svg' ? 'media.no-size' : 'media.cut-off' }
  if (isCutOff(format, bytes)) return { code: 'media.cut-off' }
  const megapixels = Math.round((size.width * size.height) / 1e6)
  const most = LIMITS.photo.megapixels
  if (format !== 'svg' && megapixels > most)
    return { code: 'media.too-many-pixels', megapixels, most }
  return { size }
}

/** An upload that stopped half-way lacks the sign every PNG and JPEG ends with. */
function isCutOff(format: Format, bytes: Buffer): boolean {
  const tail = bytes.subarray(-64 * 1024)
  if (format === 'png') return tail.lastIndexOf('IEND') === -1
  return format === 'jpg' && tail.lastIndexOf(Buffer.from([0xff, 0xd9])) === -1
}

function lookAtVideo(bytes: Buffer): Trouble | MediaFacts {
  try {
    const [codec] = mp4Codecs(bytes)
    return codec === undefined ? { code: 'media.cut-off' } : { codec }
  } catch (error) {
    const reason = String(error)
    if (/mp4a|Opus|ac-3|\.mp3/.test(reason)) return { code: 'media.video-sound' }
    return { code: /of the kind/.test(reason) ? 'media.video-codec' : 'media.cut-off' }
  }
}
