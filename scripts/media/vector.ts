import type { VectorPhoto } from '../../src/content/media.ts'
import { sizeOf } from '../check/media/size.ts'
import { hashedName, type Original } from './originals.ts'
import type { Output } from './output.ts'

/** Copies a drawing. Throws with the file's name when it is no SVG or says no size. */
export function copyDrawing(original: Original, output: Output): VectorPhoto {
  const { bytes, name } = original
  if (!bytes.includes('<svg')) throw new Error(`${name}: holds no <svg> element.`)
  const size = sizeOf('svg', bytes)
  if (!size)
    throw new Error(`${name}: give its <svg> a viewBox, or a width and a height in pixels.`)
  const file = `${hashedName(original, '')}.svg`
  output.add(file, bytes)
  return { src: `/media/${file}`, width: Math.round(size.width), height: Math.round(size.height) }
}
