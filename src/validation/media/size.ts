import { indexOf, latin1, utf8, viewOf } from './bytes.ts'
import type { Format } from './folder.ts'

/** Width and height in pixels, as the picture is shown. */
export type Size = { width: number; height: number }

/** Undefined if the header is damaged or has no size. */
export function sizeOf(format: Format, bytes: Uint8Array): Size | undefined {
  const size = orUndefined(() => readers[format]?.(bytes))
  if (!size || !(size.width > 0 && size.height > 0)) return undefined
  // Browsers ignore damaged Exif data.
  const isTurned = orUndefined(() => isOnItsSide(format, bytes)) ?? false
  return isTurned ? { width: size.height, height: size.width } : size
}

function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

const readers: Partial<Record<Format, (bytes: Uint8Array) => Size | undefined>> = {
  png: (bytes) => ({ width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) }),
  jpg: jpegSize,
  webp: webpSize,
  avif: avifSize,
  svg: (bytes) => svgSize(utf8(bytes)),
}

function jpegSize(bytes: Uint8Array): Size | undefined {
  const { frame } = jpegParts(bytes)
  return frame && { width: viewOf(frame).getUint16(3), height: viewOf(frame).getUint16(1) }
}

/** Whether the picture is shown a quarter turned, by its `irot` box or its Exif data. */
function isOnItsSide(format: Format, bytes: Uint8Array): boolean {
  const partAt = (name: string, head: number) => {
    const at = indexOf(bytes, name)
    return at === -1 ? undefined : bytes.subarray(at + head)
  }
  if (format === 'avif') return ((partAt('irot', 4)?.[0] ?? 0) & 1) === 1
  if (format === 'jpg') return isTurned(jpegParts(bytes).exif)
  return isTurned(format === 'png' ? partAt('eXIf', 4) : partAt('EXIF', 8))
}

/** True for the orientations 5 to 8. */
function isTurned(exif: Uint8Array | undefined): boolean {
  if (!exif) return false
  const tiff = viewOf(latin1(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif)
  const isLittle = tiff.getUint16(0) === 0x4949
  const first = tiff.getUint32(4, isLittle) + 2
  for (let at = first; at < first + tiff.getUint16(first - 2, isLittle) * 12; at += 12)
    if (tiff.getUint16(at, isLittle) === 0x112)
      return [5, 6, 7, 8].includes(tiff.getUint16(at + 8, isLittle))
  return false
}

function webpSize(bytes: Uint8Array): Size | undefined {
  const kind = latin1(bytes, 12, 16)
  const view = viewOf(bytes)
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8 ') return undefined
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** The largest `ispe` property: thumbnails and transparency have smaller ones or its own. */
function avifSize(bytes: Uint8Array): Size | undefined {
  let largest: Size | undefined
  const view = viewOf(bytes)
  for (let at = indexOf(bytes, 'ispe'); at !== -1; at = indexOf(bytes, 'ispe', at + 4)) {
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (size.width > (largest?.width ?? 0)) largest = size
  }
  return largest
}

/** From `width` and `height` in pixels, else from the `viewBox`. */
function svgSize(text: string): Size | undefined {
  const tag = /<svg\b[^>]*>/.exec(text)?.[0] ?? ''
  const attribute = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
  const [, , boxWidth, boxHeight] = (attribute('viewBox') ?? '').trim().split(/[\s,]+/)
  const pixels = (value: string | undefined) =>
    value && /^\s*\d+(?:\.\d+)?(?:px)?\s*$/.test(value) ? Number.parseFloat(value) : 0
  const own = { width: pixels(attribute('width')), height: pixels(attribute('height')) }
  return own.width && own.height ? own : { width: pixels(boxWidth), height: pixels(boxHeight) }
}

/** Truncated: the end is missing, or bytes the header promises. */
export function isCutOff(format: Format, bytes: Uint8Array): boolean {
  if (format === 'png') return indexOf(bytes, 'IEND') === -1
  if (format === 'jpg') return !jpegParts(bytes).hasEnd
  if (format === 'webp') return viewOf(bytes).getUint32(4, true) + 8 > bytes.length
  return format === 'avif' && !boxesFit(bytes)
}

function boxesFit(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at)
    if (size === 0) return true
    if (size < 8) return size === 1
    at += size
  }
  return at === bytes.length
}

/** Animated pictures; the build would publish their first frame only. */
export function isAnimated(format: Format, bytes: Uint8Array): boolean {
  if (format === 'webp') return latin1(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (format === 'avif') return latin1(bytes, 8, 12) === 'avis'
  if (format !== 'png') return false
  const control = indexOf(bytes, 'acTL')
  return control !== -1 && control < indexOf(bytes, 'IDAT')
}

type JpegParts = { frame?: Uint8Array; exif?: Uint8Array; hasEnd: boolean }

/** Reads a JPEG to its own end mark: marks inside a segment are those of a thumbnail. */
function jpegParts(bytes: Uint8Array): JpegParts {
  const parts: JpegParts = { hasEnd: false }
  for (let at = bytes.indexOf(0xff, 2); at !== -1; at = bytes.indexOf(0xff, at)) {
    const [marker = 0, high = 0, low = 0] = bytes.subarray(at + 1, at + 4)
    const length = high * 256 + low
    const data = bytes.subarray(at + 4, at + 2 + length)
    if (marker === 0xd9) return { ...parts, hasEnd: true }
    // SOF0 to SOF15 without DHT, JPG and DAC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      parts.frame ??= data
    if (marker === 0xe1 && latin1(data, 0, 4) === 'Exif') parts.exif ??= data
    // Between segments: a fill byte, or a stuffed byte or restart mark of the picture's data.
    const isData = marker === 0 || (marker >= 0xd0 && marker <= 0xd7)
    at += marker === 0xff ? 1 : isData ? 2 : 2 + length
  }
  return parts
}
