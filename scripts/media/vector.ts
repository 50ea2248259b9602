import type { VectorPhoto } from '../../src/content/media.ts'
import { hashedName, type Original } from './originals.ts'
import type { Output } from './output.ts'

/** Copies a drawing. Throws with the file's name when it is no SVG or says no size. */
export function copyDrawing(original: Original, output: Output): VectorPhoto {
  const size = drawingSize(original)
  const file = `${hashedName(original, '')}.svg`
  output.add(file, original.bytes)
  return { src: `/media/${file}`, ...size }
}

/** Size in pixels from `width` and `height` or, where either is missing, from the `viewBox`. */
function drawingSize({ bytes, name }: Original): { width: number; height: number } {
  const tag = bytes.toString('utf8').match(/<svg\b[^>]*>/)?.[0]
  if (!tag) throw new Error(`${name}: holds no <svg> element.`)
  const [, , boxWidth, boxHeight] = (attribute(tag, 'viewBox') ?? '').trim().split(/[\s,]+/)
  const width = pixels(attribute(tag, 'width'))
  const height = pixels(attribute(tag, 'height'))
  const size =
    width && height ? { width, height } : { width: pixels(boxWidth), height: pixels(boxHeight) }
  if (!size.width || !size.height) {
    throw new Error(`${name}: give its <svg> a viewBox, or a width and a height in pixels.`)
  }
  return { width: Math.round(size.width), height: Math.round(size.height) }
}

const attribute = (tag: string, name: string): string | undefined =>
  tag.match(new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`))?.[2]

const pixels = (value: string | undefined): number | undefined =>
  value && /^\s*\d+(\.\d+)?(px)?\s*$/.test(value) ? Number.parseFloat(value) : undefined
