import { readMarkup, type Tag } from './markup.ts'
import type { Glyph, GlyphShape } from './media.ts'

/** Elements of a glyph. */
export const GLYPH_ELEMENTS = new Set('g path rect circle ellipse line polyline polygon'.split(' '))

/** Attributes that the page copies from the file: geometry and paint. */
const ATTRIBUTES = new Set(
  'd x y x1 y1 x2 y2 cx cy r rx ry width height points transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity opacity'.split(
    ' ',
  ),
)

/**
 * A drawing's shapes in `currentColor`, to be inlined. The validator has checked its elements.
 * `size`: used without a viewBox. Throws if it is no drawing.
 */
export function readGlyph(text: string, size: { width: number; height: number }): Glyph {
  const root = readMarkup(text)?.tags[0]
  if (root?.name !== 'svg') throw new Error('holds no <svg> element.')
  const viewBox = root.attributes.get('viewBox') ?? `0 0 ${size.width} ${size.height}`
  const { width: _width, height: _height, ...paint } = attributesOf(root)
  return [{ viewBox, fill: 'currentColor', ...paint }, shapesIn(root)]
}

const shapesIn = ({ inner }: Tag): GlyphShape[] =>
  inner
    .filter(({ name }) => GLYPH_ELEMENTS.has(name))
    .map((tag) => {
      const shapes = shapesIn(tag)
      const attributes = attributesOf(tag)
      return shapes.length > 0 ? [tag.name, attributes, shapes] : [tag.name, attributes]
    })

/** React spelling; every paint becomes `currentColor`. */
const attributesOf = ({ attributes }: Tag): Record<string, string> =>
  Object.fromEntries(
    [...attributes]
      .filter(([name]) => ATTRIBUTES.has(name))
      .map(([name, value]) => [
        name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        /^(?:fill|stroke)$/.test(name) && isPaint(value) ? 'currentColor' : value,
      ]),
  )

/** True for a colour, false for a keyword without one. */
export const isPaint = (value: string) => !/^\s*(?:none|transparent|inherit)\s*$/i.test(value)
