import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cachedFile } from '../files.ts'
import { SAMPLE } from './fallbackFonts.ts'

/** In em. */
export type FontMeasures = {
  ascent: number
  descent: number
  lineGap: number
  /** Average width of a letter of `SAMPLE` by weight, kerning included. */
  widths: Record<number, number>
}

/** Measures a woff2 file at the given weights. Rejects for other files. */
export async function measureFont(file: string, weights: readonly number[]): Promise<FontMeasures> {
  // Lazy: harfbuzzjs starts a WebAssembly module.
  const [{ convert }, hb] = await Promise.all([import('fontverter'), import('harfbuzzjs')])
  const sfnt = await convert(readFileSync(file), 'sfnt')
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer))
  const font = new hb.Font(face)
  const { ascender, descender, lineGap } = font.hExtents()
  const widthAt = (weight: number) => {
    font.setVariations([new hb.Variation('wght', weight)])
    const buffer = new hb.Buffer()
    buffer.addText(SAMPLE)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance)
    return advances.reduce((sum, advance) => sum + advance, 0) / SAMPLE.length / face.upem
  }
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    widths: Object.fromEntries(weights.map((weight) => [weight, widthAt(weight)])),
  }
}

/** As `measureFont`, cached in `cacheDir`: measuring two fonts takes half a second. */
export async function knownMeasures(
  file: string,
  weights: readonly number[],
  cacheDir: string,
): Promise<FontMeasures> {
  const hash = createHash('sha256').update(readFileSync(file)).update(SAMPLE)
  const known = join(cacheDir, 'fonts', `${hash.update(weights.join()).digest('hex')}.json`)
  const json = await cachedFile(known, async () =>
    Buffer.from(JSON.stringify(await measureFont(file, weights))),
  )
  return JSON.parse(json.toString())
}
