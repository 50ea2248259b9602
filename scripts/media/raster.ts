import type { Sharp } from 'sharp'
import type { RasterPhoto } from '../../src/content/media/media.ts'
import { avifUrl, plainUrl, plainWidth } from '../../src/ui/photo.ts'
import { hashedName, type Original } from './originals.ts'
import type { Output } from './output.ts'

/**
 * Widths by use. AVIF 4:4:4 keeps coloured edges cleaner than 4:2:0 at the same size; effort 4
 * takes four times as long for 5 %.
 */
const frames: { name: RegExp; widths: number[] }[] = [
  { name: /(^|\/)avatar-/, widths: [192] },
  { name: /\.poster\.[^.]+$/, widths: [960, 1280, 1920] },
  { name: /\.phone\.[^.]+$/, widths: [432, 864] },
  { name: /./, widths: [480, 800, 1200, 1600] },
]
const avif = { quality: 52, effort: 3, chromaSubsampling: '4:4:4' }
const jpeg = { quality: 75, mozjpeg: true }

const settings = (ground: string) =>
  JSON.stringify({ frames: frames.map(({ widths }) => widths), avif, jpeg, ground })

/** In ascending order, never wider than the original. */
export function widthsFor(key: string, original: number): number[] {
  const steps = frames.find(({ name }) => name.test(key))?.widths ?? []
  const widest = Math.min(original, steps.at(-1) ?? original)
  return [...steps.filter((width) => width < widest), widest]
}

export const photoStem = (original: Original, ground: string): string =>
  hashedName(original, settings(ground))

export const photoFiles = (photo: RasterPhoto): string[] =>
  [...photo.widths.map((width) => avifUrl(photo, width)), plainUrl(photo)].map((url) =>
    url.slice('/media/'.length),
  )

/**
 * Derives all AVIF widths and one JPEG, upright, in sRGB, without metadata. `ground`: the JPEG's
 * colour behind transparency. Throws with the file's name for other files.
 */
export async function derivePhoto(
  original: Original,
  ground: string,
  output: Output,
): Promise<RasterPhoto> {
  const { default: sharp } = await import('sharp')
  // The caller already derives one picture per core.
  sharp.concurrency(1)
  try {
    const upright = await sharp(original.bytes, { failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = upright.info
    const stem = photoStem(original, ground)
    const photo = { stem: `/media/${stem}`, width, height, widths: widthsFor(original.key, width) }
    for (const target of photo.widths) {
      const small = await sharp(upright.data, { raw: { width, height, channels } })
        .resize({ width: target })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const picture = (): Sharp => sharp(small.data, { raw: small.info })
      output.add(`${stem}-${target}.avif`, await picture().avif(avif).toBuffer())
      if (target !== plainWidth(photo)) continue
      output.add(
        `${stem}-${target}.jpg`,
        await picture().flatten({ background: ground }).jpeg(jpeg).toBuffer(),
      )
    }
    return photo
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${original.name}: cannot be read as a picture (${reason}).`, { cause: error })
  }
}
