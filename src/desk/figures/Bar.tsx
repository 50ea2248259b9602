import styles from './Charts.module.css'

/** How large a count is beside the largest of its table: for the eye, in the table itself. */
export function Bar({ count, most }: { count: number; most: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.track} width="100%" height="100%" rx="2" />
      <rect
        className={styles.mark}
        width={`${(count / Math.max(most, 1)) * 100}%`}
        height="100%"
        rx="2"
      />
    </svg>
  )
}
