import { GLYPH_ELEMENTS, isPaint } from '../../content/media/glyph.ts'
import { readMarkup } from '../../content/media/markup.ts'
import { utf8 } from './bytes.ts'
import { LIMITS } from './kinds.ts'

/** Elements without a visible effect. */
const SILENT = new Set('svg title desc metadata defs'.split(' '))

/** Attributes that change the drawing but are not copied. */
const LOST = /^(?:style|class|filter|mask|clip-path)$/

export type GlyphProblem =
  | { code: 'media.heavy-glyph'; kilobytes: number; most: number }
  | { code: 'media.glyph-colours'; colours: string }
  | { code: 'media.glyph-part'; part: string }

/** Why a valid SVG cannot be inlined in one colour. */
export function glyphProblem(bytes: Uint8Array): GlyphProblem | undefined {
  const { bytes: most } = LIMITS.glyph
  if (bytes.length > most) {
    const kilobytes = Math.ceil(bytes.length / 1024)
    return { code: 'media.heavy-glyph', kilobytes, most: most / 1024 }
  }
  const colours = new Set<string>()
  for (const { name, attributes } of readMarkup(utf8(bytes))?.tags ?? []) {
    if (name.includes(':')) continue
    if (!GLYPH_ELEMENTS.has(name) && !SILENT.has(name))
      return { code: 'media.glyph-part', part: name }
    const lost = [...attributes.keys()].find((key) => LOST.test(key))
    if (lost) return { code: 'media.glyph-part', part: lost }
    for (const colour of [attributes.get('fill'), attributes.get('stroke')])
      if (colour && isPaint(colour)) colours.add(colour.trim().toLowerCase())
  }
  if (colours.size < 2) return undefined
  return { code: 'media.glyph-colours', colours: [...colours].join(', ') }
}
