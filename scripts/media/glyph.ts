import { readGlyph } from '../../src/content/media/glyph.ts'
import type { Glyph } from '../../src/content/media/media.ts'
import { utf8 } from '../../src/validation/media/bytes.ts'
import { sizeOf } from '../../src/validation/media/size.ts'

/** A drawing's shapes, to be inlined. Throws for other files. */
export function glyphOf(bytes: Uint8Array): Glyph {
  const size = sizeOf('svg', bytes)
  if (!size) throw new Error('holds no <svg> element with a size.')
  return readGlyph(utf8(bytes), size)
}
