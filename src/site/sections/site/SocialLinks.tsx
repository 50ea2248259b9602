import { createElement, type ReactNode } from 'react'
import { clinic } from '../../../content'
import type { Glyph as Drawing, GlyphShape } from '../../../content/media/media'
import { NewTabLink } from './NewTabLink'
import styles from './SocialLinks.module.css'

export function SocialLinks() {
  return (
    <ul className={styles.links}>
      {clinic.social.map(({ label, icon, url }) => (
        <li key={label}>
          <NewTabLink className={styles.link} href={url}>
            <Glyph glyph={icon} />
            <span lang="en">{label}</span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}

const draw = ([element, attributes, inner = []]: GlyphShape): ReactNode =>
  createElement(element, attributes, ...inner.map(draw))

/** A decorative single-colour icon from the content. */
function Glyph({ glyph: [{ viewBox, ...paint }, shapes] }: { glyph: Drawing }) {
  const className = styles.glyph
  // Attribute order of the other icons: compresses better.
  return createElement(
    'svg',
    { className, viewBox, width: 24, height: 24, ...paint, 'aria-hidden': true, focusable: false },
    ...shapes.map(draw),
  )
}
