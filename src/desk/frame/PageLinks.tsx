import type { Me } from '../contract'
import { words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import styles from './PageLinks.module.css'
import { pagesOf, usePage } from './page'

/** Leads to the pages of the desk that are somebody's. */
export function PageLinks({ me }: { me: Me }) {
  const current = usePage(me)
  const pages = pagesOf(me)
  if (pages.length === 0) return null
  return (
    <nav className={styles.links} aria-label={words.pages.label}>
      {pages.map((page) => (
        <a
          key={page}
          className={controls.quiet}
          href={`#${page}`}
          aria-current={page === current ? 'page' : undefined}
        >
          {words.pages[page]}
        </a>
      ))}
    </nav>
  )
}
