import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Video } from '../../src/content/media/media.ts'
import type { Manifest } from '../../src/content/media/resolveMedia.ts'
import { videoType } from './copy.ts'
import { hashedName, type Original } from './originals.ts'
import type { Output } from './output.ts'

/** A still camera: at this quality a loop of six seconds has half the bytes of its H.264. */
const settings = '-an -c:v libsvtav1 -crf 38 -preset 6 -pix_fmt yuv420p -movflags +faststart'.split(
  ' ',
)

/**
 * A video in AV1, from the last build or made by ffmpeg. Undefined without ffmpeg or its encoder, and if
 * it saves nothing: the site then has the original alone.
 */
export async function encodeAv1(
  original: Original,
  { entry, output }: { entry: Manifest[string] | undefined; output: Output },
): Promise<Video | undefined> {
  const file = `${hashedName(original, settings.join(' '))}.mp4`
  const src = `/media/${file}`
  const known = entry && 'av1' in entry ? entry.av1 : undefined
  if (known?.src === src && output.has(file)) return known
  const folder = await mkdtemp(join(tmpdir(), 'mercan-video-'))
  try {
    const [from, to] = [join(folder, 'from.mp4'), join(folder, 'to.mp4')]
    await writeFile(from, original.bytes)
    await promisify(execFile)('ffmpeg', ['-nostdin', '-v', 'error', '-i', from, ...settings, to])
    const bytes = await readFile(to)
    if (bytes.length >= original.bytes.length) return undefined
    const type = videoType({ ...original, bytes })
    output.add(file, bytes)
    return { src, type }
  } catch {
    return undefined
  } finally {
    await rm(folder, { recursive: true })
  }
}
