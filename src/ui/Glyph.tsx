import { createElement, type ReactNode } from 'react'
import type { Glyph as Drawing, GlyphShape } from '../content/media'

type GlyphProps = { glyph: Drawing; className?: string }

const draw = ([element, attributes, inner = []]: GlyphShape): ReactNode =>
  createElement(element, attributes, ...inner.map(draw))

/** A small drawing from the content in one colour, that of the words beside it, which say everything. */
export function Glyph({ glyph: [{ viewBox, ...paint }, shapes], className }: GlyphProps) {
  // In the order of the other icons, which packs better.
  return createElement(
    'svg',
    { className, viewBox, width: 24, height: 24, ...paint, 'aria-hidden': true, focusable: false },
    ...shapes.map(draw),
  )
}
