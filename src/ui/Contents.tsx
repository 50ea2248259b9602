import styles from './Contents.module.css'

type ContentsProps = {
  /** The id of its heading. */
  id: string
  title: string
  /** The parts of the page with their anchors. */
  entries: readonly { id: string; title: string }[]
}

export function Contents({ id, title, entries }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a className={styles.link} href={`#${entry.id}`}>
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
