import type { Area } from 'react-easy-crop'
import { slugOf } from '../../../../shared/formats/searchText'
import { withTimeout } from '../../../../ui/browser'
import { uniqueName } from '../list/recordId'

/** Of 1. */
const QUALITY = 0.86

/** Part of a picture as WebP, or as JPEG if the browser cannot encode WebP. */
export async function cropImage(
  source: ImageBitmap,
  { x, y, width, height }: Area,
): Promise<{ bytes: Uint8Array; ending: 'webp' | 'jpg' }> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, keptSize({ width, height }))
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const written = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  const webp = await written('image/webp')
  const blob = webp?.type === 'image/webp' ? webp : await written('image/jpeg')
  if (!blob) throw new Error('the browser has drawn no picture')
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { bytes, ending: blob.type === 'image/webp' ? 'webp' : 'jpg' }
}

/** The first frame of a video as a picture; undefined if the browser cannot play it. */
export async function firstFrame(address: string, ratio: number | undefined) {
  const video = document.createElement('video')
  const isLoaded = new Promise<boolean>((resolve) => {
    video.onloadeddata = () => resolve(true)
    video.onerror = () => resolve(false)
  })
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address })
  if (!(await withTimeout(isLoaded).catch(() => false))) return undefined
  const frame = await createImageBitmap(video)
  return cropImage(frame, middleOf(frame, ratio))
}

/** The largest part in the middle of a picture with a ratio of width to height. */
function middleOf({ width, height }: Size, ratio = width / height): Area {
  const part = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
  return { ...part, x: (width - part.width) / 2, y: (height - part.height) / 2 }
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

type Size = Pick<Area, 'width' | 'height'>

/** Longest side of an uploaded picture in pixels; the build makes the smaller sizes. */
const LARGEST = 2400

/** `3:2` as a number; undefined for any. */
export function ratioIn(written: string | undefined): number | undefined {
  const [width, height] = (written ?? '').split(':').map(Number)
  return width && height ? width / height : undefined
}

/** The stored size of a crop. */
export function keptSize({ width, height }: Size): Size {
  const share = Math.min(1, LARGEST / Math.max(width, height))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}
