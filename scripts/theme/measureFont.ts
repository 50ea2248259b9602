import { readFileSync } from 'node:fs'
import { SAMPLE } from './fallbackFonts.ts'

/** A font's own measures, in em. */
export type FontMeasures = {
  ascent: number
  descent: number
  lineGap: number
  /** The average width of a letter of `SAMPLE`, kerning included, at a weight the font has. */
  widthAt: (weight: number) => number
}

/** Reads a woff2 file. Rejects when it is none. */
export async function measureFont(file: string): Promise<FontMeasures> {
  // Loaded when a font is measured: harfbuzzjs starts a WebAssembly module of its own.
  const [{ convert }, hb] = await Promise.all([import('fontverter'), import('harfbuzzjs')])
  const sfnt = await convert(readFileSync(file), 'sfnt')
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer))
  const font = new hb.Font(face)
  const { ascender, descender, lineGap } = font.hExtents()
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    widthAt(weight) {
      font.setVariations([new hb.Variation('wght', weight)])
      const buffer = new hb.Buffer()
      buffer.addText(SAMPLE)
      buffer.guessSegmentProperties()
      hb.shape(font, buffer)
      const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance)
      return advances.reduce((sum, advance) => sum + advance, 0) / SAMPLE.length / face.upem
    },
  }
}
