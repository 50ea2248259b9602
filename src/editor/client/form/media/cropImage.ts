import { slugOf } from '../../../../shared/formats/searchText'
import { uniqueName } from '../list/recordId'

/** Of 1. */
const QUALITY = 0.86

/** Part of a picture as WebP, or as JPEG if the browser cannot encode WebP. */
export async function cropImage(
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

export function drawCrop(canvas: HTMLCanvasElement, source: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  const { x, y, width, height } = crop
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** A unique name for a new file in content/media, from the name of the uploaded file. */
export function newName(
  from: string,
  ending: string,
  names: readonly string[],
  folder = '',
): string {
  const stem = slugOf(from.replace(/\.[^.]*$/, '')).slice(0, 60) || 'photo'
  const taken = names.map((name) => name.replace(/\.[^./]*$/, ''))
  return `${uniqueName(`${folder}${stem}`, taken)}.${ending}`
}

export type Size = { width: number; height: number }
type Crop = Size & { x: number; y: number }

/** The visible part of a picture: zoom from 1, centre from 0 to 1 on each axis. */
export type View = { zoom: number; x: number; y: number }

export const whole: View = { zoom: 1, x: 0.5, y: 0.5 }

/** Longest side of an uploaded picture in pixels; the build makes the smaller sizes. */
const LARGEST = 2400

/** `3:2` as a number; undefined for any. */
export function ratioIn(written: string | undefined): number | undefined {
  const [width, height] = (written ?? '').split(':').map(Number)
  return width && height ? width / height : undefined
}

/** The part of a picture that a view shows, in whole pixels, within its edges. */
export function cropOf(size: Size, ratio: number | undefined, view: View): Crop {
  const aspect = ratio ?? size.width / size.height
  const fit = Math.min(size.width, size.height * aspect)
  const width = Math.max(1, Math.round(fit / view.zoom))
  const height = Math.max(1, Math.min(size.height, Math.round(fit / aspect / view.zoom)))
  const start = (length: number, part: number, middle: number) =>
    Math.round(Math.min(Math.max(middle * length - part / 2, 0), length - part))
  return {
    x: start(size.width, width, view.x),
    y: start(size.height, height, view.y),
    width,
    height,
  }
}

/** The view after dragging by a share of the visible part; the centre stays in range. */
export function panned(
  size: Size,
  ratio: number | undefined,
  view: View,
  by: { x: number; y: number },
): View {
  const crop = cropOf(size, ratio, view)
  const middle = (start: number, part: number, length: number, push: number) => {
    const least = part / 2 / length
    const at = (start + part / 2 - push * part) / length
    return Math.min(Math.max(at, least), 1 - least)
  }
  return {
    ...view,
    x: middle(crop.x, crop.width, size.width, by.x),
    y: middle(crop.y, crop.height, size.height, by.y),
  }
}

/** The stored size of a crop. */
export function keptSize({ width, height }: Size): Size {
  const share = Math.min(1, LARGEST / Math.max(width, height))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}
