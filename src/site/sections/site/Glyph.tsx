import { createElement, type ReactNode } from 'react'
import type { Glyph as Drawing, GlyphShape } from '../../../content/media/media'

const draw = ([element, attributes, inner = []]: GlyphShape): ReactNode =>
  createElement(element, attributes, ...inner.map(draw))

type GlyphProps = { glyph: Drawing; className?: string }

/** A decorative single-colour icon from the content. */
export function Glyph({ glyph: [{ viewBox, ...paint }, shapes], className }: GlyphProps) {
  // Attribute order of the other icons: compresses better.
  return createElement(
    'svg',
    { className, viewBox, width: 24, height: 24, ...paint, 'aria-hidden': true },
    ...shapes.map(draw),
  )
}
