import styles from './DoctorFacts.module.css'

type DoctorFactsProps = { title: string; facts: readonly string[] | undefined }

/** A short list of facts under its title; nothing where content gives none. */
export function DoctorFacts({ title, facts }: DoctorFactsProps) {
  if (!facts || facts.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact} className={styles.fact}>
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
