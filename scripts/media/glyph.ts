import { type Element, isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Glyph, GlyphShape } from '../../src/content/media/media.ts'
import { GLYPH_ATTRIBUTES, GLYPH_ELEMENTS, isPaint } from '../../src/validation/media/glyph.ts'
import { sizeOf } from '../../src/validation/media/size.ts'

/**
 * A drawing's shapes in `currentColor`, to be inlined. The validator has checked its elements.
 * Throws for other files.
 */
export function glyphOf(bytes: Buffer): Glyph {
  const [root] = DomUtils.getElementsByTagName(
    'svg',
    parseDocument(bytes.toString('utf8'), { xmlMode: true }),
    true,
    1,
  )
  const size = sizeOf('svg', bytes)
  if (!root || !size) throw new Error('holds no <svg> element with a size.')
  const viewBox = root.attribs.viewBox ?? `0 0 ${size.width} ${size.height}`
  const { width: _width, height: _height, ...paint } = attributesOf(root)
  return [{ viewBox, fill: 'currentColor', ...paint }, shapesIn(root)]
}

const shapesIn = (parent: Element): GlyphShape[] =>
  parent.children.filter(isTag).flatMap((shape): GlyphShape[] => {
    if (!GLYPH_ELEMENTS.has(shape.name)) return []
    const inner = shapesIn(shape)
    return [[shape.name, attributesOf(shape), ...(inner.length > 0 ? [inner] : [])] as GlyphShape]
  })

/** React spelling; every paint becomes `currentColor`. */
const attributesOf = ({ attribs }: Element): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attribs)
      .filter(([name]) => GLYPH_ATTRIBUTES.has(name))
      .map(([name, value]) => [
        name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        /^(?:fill|stroke)$/.test(name) && isPaint(value) ? 'currentColor' : value,
      ]),
  )
