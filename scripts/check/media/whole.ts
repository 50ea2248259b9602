import type { Format } from './folder.ts'

/** True for an upload that stopped half-way: it lacks its end, or bytes its header promises. */
export function isCutOff(format: Format, bytes: Buffer): boolean {
  const tail = bytes.subarray(-64 * 1024)
  if (format === 'png') return tail.lastIndexOf('IEND') === -1
  if (format === 'jpg') return tail.lastIndexOf(Buffer.from([0xff, 0xd9])) === -1
  if (format === 'webp') return bytes.readUInt32LE(4) + 8 > bytes.length
  return format === 'avif' && !boxesFit(bytes)
}

function boxesFit(bytes: Buffer): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    if (size === 0) return true
    if (size < 8) return size === 1
    at += size
  }
  return at === bytes.length
}

/** True for pictures that move; the build would show the first of their frames alone. */
export function isMoving(format: Format, bytes: Buffer): boolean {
  if (format === 'webp')
    return bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (format === 'avif') return bytes.toString('latin1', 8, 12) === 'avis'
  if (format !== 'png') return false
  const control = bytes.indexOf('acTL')
  return control !== -1 && control < bytes.indexOf('IDAT')
}
