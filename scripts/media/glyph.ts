import { type Element, isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Glyph, GlyphShape } from '../../src/content/media.ts'
import { GLYPH_ATTRIBUTES, GLYPH_ELEMENTS, isPaint } from '../check/media/glyph.ts'
import { sizeOf } from '../check/media/size.ts'

/**
 * A drawing as it stands in the page: its shapes alone, in the colour of the text. The
 * gate has seen that it has one colour and nothing but shapes. Throws when it is no SVG.
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

/** `stroke-width` is `strokeWidth` in React; whatever colour was written is the text's. */
const attributesOf = ({ attribs }: Element): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attribs)
      .filter(([name]) => GLYPH_ATTRIBUTES.has(name))
      .map(([name, value]) => [
        name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        /^(?:fill|stroke)$/.test(name) && isPaint(value) ? 'currentColor' : value,
      ]),
  )
