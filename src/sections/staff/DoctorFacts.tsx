import { DottedList } from '../../ui/DottedList'
import styles from './DoctorFacts.module.css'

type DoctorFactsProps = { title: string; facts: readonly string[] | undefined }

/** A short list of facts under its title; nothing where content gives none. */
export function DoctorFacts({ title, facts }: DoctorFactsProps) {
  if (!facts || facts.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <DottedList items={facts} className={styles.facts} />
    </div>
  )
}
