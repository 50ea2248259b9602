import type { Glyph, GlyphShape } from '../content/media'

/** What a drawing that stands in the page may be made of; the gate's own lists. */
export type GlyphParts = { elements: readonly string[]; attributes: readonly string[] }

type Tag = { name: string; attributes: Record<string, string>; inner: GlyphShape[] }

/** A word that says there is no colour. */
const isBare = (value: string) => /^\s*(?:none|transparent|inherit)\s*$/i.test(value)

/**
 * A drawing that a draft has brought, as the build makes it of the same text
 * (`scripts/media/glyph.ts`): no parser of the browser's may make a document of a string
 * here, and the gate has seen that there are shapes and nothing else. `size` where it
 * names no view box. Throws when it is no drawing.
 */
export function drawnGlyph(
  text: string,
  { elements, attributes }: GlyphParts,
  size: { width: number; height: number },
): Glyph {
  const own = (written: string) =>
    Object.fromEntries(
      [...written.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].flatMap(
        ([, name = '', one, other]) => {
          const value = one ?? other ?? ''
          if (!attributes.includes(name)) return []
          const said = /^(?:fill|stroke)$/.test(name) && !isBare(value) ? 'currentColor' : value
          return [[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), said]]
        },
      ),
    )
  const bare = text.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/g, '')
  const [, head = ''] = /<svg\b([^>]*)>/.exec(bare) ?? []
  if (head === '') throw new Error('a draft has brought something that is no drawing')
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

/** A shape with nothing in it says nothing of it. */
const leaf = ([name, attributes, inner = []]: GlyphShape): GlyphShape =>
  inner.length > 0 ? [name, attributes, inner.map(leaf)] : [name, attributes]
