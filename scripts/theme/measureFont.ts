import { readFileSync } from 'node:fs'
import { SAMPLE } from './fallbackFonts.ts'

/** A font's own measures, in em. */
export type FontMeasures = {
  ascent: number
  descent: number
  lineGap: number
  /** By weight, the average width of a letter of `SAMPLE`, kerning included. */
  widths: Record<number, number>
}

/** Reads a woff2 file and measures it at weights it has. Rejects when it is none. */
export async function measureFont(file: string, weights: readonly number[]): Promise<FontMeasures> {
  // Loaded when a font is measured: harfbuzzjs starts a WebAssembly module of its own.
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
