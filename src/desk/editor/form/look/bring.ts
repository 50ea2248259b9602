import { codeOf, freeName } from '../list/freshId'
import { type Crop, keptSize } from './crop'

/** How much of a photo's detail is kept, of 1. */
const QUALITY = 0.86

/** A part of a picture as a file of its own: WebP, or JPEG from browsers that write no WebP. */
export async function pictureOf(
  source: ImageBitmap,
  crop: Crop,
): Promise<{ bytes: Uint8Array; ending: 'webp' | 'jpg' }> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, keptSize(crop))
  drawCrop(canvas, source, crop)
  const written = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  const webp = await written('image/webp')
  const blob = webp?.type === 'image/webp' ? webp : await written('image/jpeg')
  if (!blob) throw new Error('the browser has drawn no picture')
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { bytes, ending: blob.type === 'image/webp' ? 'webp' : 'jpg' }
}

/** Draws a part of a picture over a whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, source: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  const { x, y, width, height } = crop
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** A name for a new file in content/media: of the file it comes from, as addresses are written, and nobody else's. */
export function newName(
  from: string,
  ending: string,
  names: readonly string[],
  folder = '',
): string {
  const stem = codeOf(from.replace(/\.[^.]*$/, '')).slice(0, 60) || 'photo'
  const taken = names.map((name) => name.replace(/\.[^./]*$/, ''))
  return `${freeName(`${folder}${stem}`, taken)}.${ending}`
}
