import type { Video } from '../../src/content/media.ts'
import { mp4Codecs } from './mp4.ts'
import { hashedName, type Original } from './originals.ts'
import type { Output } from './output.ts'

/** Copies a loop and says which codec it is really in, so that browsers can choose. */
export function copyVideo(original: Original, output: Output): Video {
  const codecs = readCodecs(original)
  const file = `${hashedName(original, '')}.mp4`
  output.add(file, original.bytes)
  return { src: `/media/${file}`, type: `video/mp4; codecs="${codecs.join(', ')}"` }
}

function readCodecs({ bytes, name }: Original): string[] {
  try {
    return mp4Codecs(bytes)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const remedy = 'Export it as H.264 or AV1 MP4.'
    throw new Error(`${name}: cannot be used as a video (${reason}). ${remedy}`, { cause: error })
  }
}
