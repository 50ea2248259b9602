import type { ReactNode } from 'react'
import type { FileName } from '../contract/contract'
import type { EditorDraft } from './draft/useDraft'
import styles from './EditorPage.module.css'
import { FormBoundary } from './FormBoundary'
import { texts } from './text'

type SubjectSectionProps = {
  title: string | undefined
  /** Of the subject's file. */
  part?: string
  draft: EditorDraft
  file?: FileName
  onBack(): void
  children: ReactNode
}

/** An open subject below the way back to its index. */
export const SubjectSection = ({ title, part, onBack, ...form }: SubjectSectionProps) => (
  <section aria-labelledby="subject-heading" data-part={part}>
    <button type="button" className={styles.back} onClick={onBack}>
      {texts.back}
    </button>
    <h2 id="subject-heading" tabIndex={-1}>
      {title}
    </h2>
    <FormBoundary key={title} {...form} />
  </section>
)
