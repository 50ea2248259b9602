import type { VectorPhoto, Video } from '../../src/content/media/media.ts'
import { mp4Codecs } from '../../src/validation/media/mp4.ts'
import { sizeOf } from '../../src/validation/media/size.ts'
import { hashedName, type Original } from './originals.ts'
import type { Output } from './output.ts'

/** Copies a video and reads its codecs for `<source type>`. */
export function copyVideo(original: Original, output: Output): Video {
  const type = videoType(original)
  const file = `${hashedName(original, '')}.mp4`
  output.add(file, original.bytes)
  return { src: `/media/${file}`, type }
}

/** The MIME type with codecs. Throws with the file's name if the site cannot use the video. */
export function videoType({ bytes, name }: Original): string {
  try {
    return `video/mp4; codecs="${mp4Codecs(bytes).join(', ')}"`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const remedy = 'Export it as H.264 or AV1 MP4.'
    throw new Error(`${name}: cannot be used as a video (${reason}). ${remedy}`, { cause: error })
  }
}

/** Copies a drawing. Throws with the file's name if it is no SVG or has no size. */
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
