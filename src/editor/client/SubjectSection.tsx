import type { ReactNode } from 'react'
import styles from './EditorPage.module.css'
import { texts } from './text'

type SubjectSectionProps = {
  title: string | undefined
  /** Of the subject's file. */
  part?: string
  onBack(): void
  children: ReactNode
}

/** An open subject below the way back to its index. */
export const SubjectSection = ({ title, part, onBack, children }: SubjectSectionProps) => (
  <section aria-labelledby="subject-heading" data-part={part}>
    <button type="button" className={styles.back} onClick={onBack}>
      {texts.back}
    </button>
    <h2 id="subject-heading" tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
)
