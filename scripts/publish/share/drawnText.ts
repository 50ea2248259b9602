import { readFileSync } from 'node:fs'

/** Draws text as SVG, its baseline at the origin; `width` in pixels at the font size `size`. */
export type DrawText = (text: string, size: number) => { svg: string; width: number }

/** A word in Arabic letters, a dot between facts, or words in other letters. */
const RUN =
  /[\p{Script=Arabic}\u060c]+|\u00b7|[^\p{Script=Arabic}\u060c\u00b7\s](?:[^\p{Script=Arabic}\u060c\u00b7]*[^\p{Script=Arabic}\u060c\u00b7\s])?/gu

const SPACE = 0.26

/**
 * Opens fonts (woff2) at a weight; `script` draws Arabic, whose lines run from the right.
 * Rejects for a font that cannot be read.
 */
export async function textDrawer(
  files: { latin: string; script?: string },
  weight: number,
): Promise<DrawText> {
  // Lazy: harfbuzzjs starts a WebAssembly module.
  const [{ convert }, hb] = await Promise.all([import('fontverter'), import('harfbuzzjs')])
  async function open(file: string) {
    const sfnt = await convert(readFileSync(file), 'sfnt')
    const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer))
    const font = new hb.Font(face)
    font.setVariations([new hb.Variation('wght', weight)])
    return { font, upem: face.upem }
  }
  const latin = await open(files.latin)
  const script = files.script === undefined ? undefined : await open(files.script)

  return (text, size) => {
    const runs = text.match(RUN) ?? []
    const shapes: string[] = []
    let x = 0
    for (const [index, run] of (script ? runs.toReversed() : runs).entries()) {
      const isArabic = /\p{Script=Arabic}/u.test(run)
      const { font, upem } = (isArabic ? script : undefined) ?? latin
      const scale = size / upem
      if (index > 0) x += SPACE * size
      const buffer = new hb.Buffer()
      buffer.addText(run)
      buffer.guessSegmentProperties()
      hb.shape(font, buffer)
      for (const {
        codepoint,
        xAdvance,
        xOffset = 0,
        yOffset = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        const place = `translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`
        shapes.push(`<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`)
        x += (xAdvance ?? 0) * scale
      }
    }
    return { svg: shapes.join(''), width: x }
  }
}
