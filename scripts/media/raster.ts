import type { Sharp } from 'sharp'
import type { RasterPhoto } from '../../src/content/media.ts'
import { hashedName, type Original } from './originals.ts'
import type { Output } from './output.ts'

/**
 * Widths in pixels by the frame a picture is shown in. Full colour resolution
 * in AVIF (4:4:4): at the same weight it keeps coloured edges cleaner than a
 * higher quality with 4:2:0. Effort 3: 4 takes four times as long to save one
 * kilobyte of AVIF in twenty.
 */
const frames: { name: RegExp; widths: number[] }[] = [
  { name: /(^|\/)avatar-/, widths: [96, 192, 384] },
  { name: /\.poster\.[^.]+$/, widths: [640, 960, 1280] },
  { name: /\.phone\.[^.]+$/, widths: [432, 864] },
  { name: /./, widths: [480, 800, 1200, 1600] },
]
const avif = { quality: 52, effort: 3, chromaSubsampling: '4:4:4' }
const webp = { quality: 76, effort: 4 }
const jpeg = { quality: 75, mozjpeg: true }

const endings = ['avif', 'webp', 'jpg'] as const
const settings = (ground: string) =>
  JSON.stringify({ frames: frames.map(({ widths }) => widths), avif, webp, jpeg, ground })

/** Width by width, widest last, never wider than the original. */
export function widthsFor(key: string, original: number): number[] {
  const steps = frames.find(({ name }) => name.test(key))?.widths ?? []
  const widest = Math.min(original, steps.at(-1) ?? original)
  return [...steps.filter((width) => width < widest), widest]
}

export const photoStem = (original: Original, ground: string): string =>
  hashedName(original, settings(ground))

/** The files a photo consists of, below the media output folder. */
export const photoFiles = ({ stem, widths }: RasterPhoto): string[] =>
  widths.flatMap((width) =>
    endings.map((ending) => `${stem.slice('/media/'.length)}-${width}.${ending}`),
  )

/**
 * Derives every width and format of a photograph, upright, in sRGB and without
 * the camera's metadata. `ground` stands behind transparent parts in JPEG, which has
 * none. Throws with the file's name when it is no picture.
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
    const widths = widthsFor(original.key, width)
    for (const target of widths) {
      const small = await sharp(upright.data, { raw: { width, height, channels } })
        .resize({ width: target })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const picture = (): Sharp => sharp(small.data, { raw: small.info })
      output.add(`${stem}-${target}.avif`, await picture().avif(avif).toBuffer())
      output.add(`${stem}-${target}.webp`, await picture().webp(webp).toBuffer())
      output.add(
        `${stem}-${target}.jpg`,
        await picture().flatten({ background: ground }).jpeg(jpeg).toBuffer(),
      )
    }
    return { stem: `/media/${stem}`, width, height, widths }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${original.name}: cannot be read as a picture (${reason}).`, { cause: error })
  }
}
