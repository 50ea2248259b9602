import styles from './SkipLink.module.css'

/** The first focusable thing on every page; shown only while focused. */
export function SkipLink({ targetId, label }: { targetId: string; label: string }) {
  return (
    <a className={styles.link} href={`#${targetId}`}>
      {label}
    </a>
  )
}
