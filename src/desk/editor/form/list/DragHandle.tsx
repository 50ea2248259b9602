import type { ComponentProps } from 'react'
import styles from './List.module.css'

/** What a record is taken hold of by; for pointers alone, and silent to who has none. */
export function DragHandle(props: ComponentProps<'span'>) {
  return (
    <span className={styles.handle} aria-hidden="true" {...props}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        <path d="M5 2h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zm-4 5h2v2H5zm4 0h2v2H9z" />
      </svg>
    </span>
  )
}
