import type { ReactNode } from 'react'
import type { EditorDraft } from './draft/useDraft'
import styles from './EditorPage.module.css'
import { FormBoundary } from './FormBoundary'
import { fileOf } from './subjects'
import { texts } from './text'

type SubjectSectionProps = {
  subject: string
  title: string | undefined
  draft: EditorDraft
  onBack(): void
  children: ReactNode
}

/** An open subject below the way back to its index. */
export const SubjectSection = ({ subject, title, onBack, ...form }: SubjectSectionProps) => (
  <section aria-labelledby="subject-heading">
    <button type="button" className={styles.back} onClick={onBack}>
      {texts.back}
    </button>
    <h2 id="subject-heading" tabIndex={-1}>
      {title}
    </h2>
    <FormBoundary key={subject} file={fileOf(subject)} {...form} />
  </section>
)
