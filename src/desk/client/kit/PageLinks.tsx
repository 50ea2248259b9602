import type { Me } from '../../contract/contract'
import controls from './Controls.module.css'
import styles from './PageLinks.module.css'
import { pagesOf, usePage } from './page'
import { words } from './text'

/** Links to the pages an account may open. */
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
