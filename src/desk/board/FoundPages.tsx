import { words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import styles from './FoundPages.module.css'

/** How many requests stand on a page, as the server sends them. */
const pageLength = 50

type FoundPagesProps = { page: number; total: number; onPage(page: number): void }

/** Leads through what was found, the newest first. */
export function FoundPages({ page, total, onPage }: FoundPagesProps) {
  const last = Math.ceil(total / pageLength) - 1
  if (last < 1) return null
  return (
    <nav className={styles.pages} aria-label={words.search.found}>
      <button
        type="button"
        className={controls.secondary}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        {words.search.previous}
      </button>
      <p>
        {page + 1} / {last + 1}
      </p>
      <button
        type="button"
        className={controls.secondary}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        {words.search.next}
      </button>
    </nav>
  )
}
