import { indexOf, latin1, viewOf } from '../../media/bytes.ts'
import type { Format } from './folder.ts'

/** True for an upload that stopped half-way: it lacks its end, or bytes its header promises. */
export function isCutOff(format: Format, bytes: Uint8Array): boolean {
  const tail = bytes.subarray(-64 * 1024)
  if (format === 'png') return indexOf(tail, 'IEND') === -1
  if (format === 'jpg') return indexOf(tail, '\xff\xd9') === -1
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

/** True for pictures that move; the build would show the first of their frames alone. */
export function isMoving(format: Format, bytes: Uint8Array): boolean {
  if (format === 'webp') return latin1(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (format === 'avif') return latin1(bytes, 8, 12) === 'avis'
  if (format !== 'png') return false
  const control = indexOf(bytes, 'acTL')
  return control !== -1 && control < indexOf(bytes, 'IDAT')
}
