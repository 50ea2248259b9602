import { latin1 } from './bytes.ts'

type JpegParts = { frame?: Uint8Array; exif?: Uint8Array; hasEnd: boolean }

/** Reads a JPEG to its own end mark: marks inside a segment are those of a thumbnail. */
export function jpegParts(bytes: Uint8Array): JpegParts {
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
