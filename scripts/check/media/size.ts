import type { Format } from './folder.ts'

/** Width and height in pixels as a picture's own header says them. */
export type Size = { width: number; height: number }

/** Reads the header of a picture; undefined when it is damaged or says nothing. */
export function sizeOf(format: Format, bytes: Buffer): Size | undefined {
  try {
    const size = readers[format]?.(bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch {
    return undefined
  }
}

const readers: Partial<Record<Format, (bytes: Buffer) => Size | undefined>> = {
  png: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  jpg: jpegSize,
  webp: webpSize,
  avif: avifSize,
  svg: (bytes) => svgSize(bytes.toString('utf8')),
}

/** Walks the segments up to the frame header (SOF0 to SOF15 without DHT, JPG and DAC). */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

function webpSize(bytes: Buffer): Size | undefined {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8 ') return undefined
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

/** The largest `ispe` property: thumbnails and transparency have smaller ones or its own. */
function avifSize(bytes: Buffer): Size | undefined {
  let largest: Size | undefined
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
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
