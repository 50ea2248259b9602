import { createElement, type ReactNode } from 'react'
import type { Glyph as Drawing, GlyphShape } from '../content/media'

type GlyphProps = { glyph: Drawing; className?: string }

const draw = ([element, attributes, inner = []]: GlyphShape): ReactNode =>
  createElement(element, attributes, ...inner.map(draw))

/** A small drawing from the content in one colour, that of the words beside it, which say everything. */
export function Glyph({ glyph: [attributes, shapes], className }: GlyphProps) {
  return createElement(
    'svg',
    { className, width: 24, height: 24, ...attributes, 'aria-hidden': true, focusable: false },
    ...shapes.map(draw),
  )
}
