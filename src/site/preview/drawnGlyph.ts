import type { Glyph, GlyphShape } from '../../content/media/media'
import type { BuiltMedia } from '../../editor/contract/preview'

type Tag = { name: string; attributes: Record<string, string>; inner: GlyphShape[] }

const isBare = (value: string) => /^\s*(?:none|transparent|inherit)\s*$/i.test(value)

/**
 * Parses a validated drawing of a draft as the build does (`scripts/media/glyph.ts`), without the
 * browser's parser. `size`: used without a viewBox. Throws if it is no drawing.
 */
export function drawnGlyph(
  text: string,
  { elements, attributes }: BuiltMedia['glyphParts'],
  size: { width: number; height: number },
): Glyph {
  const own = (written: string) =>
    Object.fromEntries(
      [...written.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].flatMap(
        ([, name = '', one, other]) => {
          const value = one ?? other ?? ''
          if (!attributes.includes(name)) return []
          const shown = /^(?:fill|stroke)$/.test(name) && !isBare(value) ? 'currentColor' : value
          return [[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), shown]]
        },
      ),
    )
  const bare = text.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/g, '')
  const [, head = ''] = /<svg\b([^>]*)>/.exec(bare) ?? []
  if (head === '') throw new Error('a picture of the draft is not an SVG drawing')
  const root: Tag = { name: 'svg', attributes: own(head), inner: [] }
  const open: Tag[] = [root]
  for (const [, close, name = '', written = '', end] of bare
    .slice(bare.indexOf('<svg') + 4)
    .matchAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|'[^']*'|[^'">/])*)(\/?)>/g)) {
    if (!elements.includes(name)) continue
    if (close) open.pop()
    else {
      const tag: Tag = { name, attributes: own(written), inner: [] }
      open.at(-1)?.inner.push([name, tag.attributes, tag.inner])
      if (!end) open.push(tag)
    }
  }
  const viewBox = /\bviewBox\s*=\s*["']([^"']*)["']/.exec(head)?.[1]
  const { width: _width, height: _height, ...paint } = root.attributes
  return [
    { viewBox: viewBox ?? `0 0 ${size.width} ${size.height}`, fill: 'currentColor', ...paint },
    root.inner.map(leaf),
  ]
}

const leaf = ([name, attributes, inner = []]: GlyphShape): GlyphShape =>
  inner.length > 0 ? [name, attributes, inner.map(leaf)] : [name, attributes]
