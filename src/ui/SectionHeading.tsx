import styles from './SectionHeading.module.css'

type SectionHeadingProps = {
  id?: string
  title: string
  /** One quiet sentence below the title. */
  intro?: string
  align?: 'start' | 'center'
}

/** The heading of a section: a coral dot, a large quiet title, at most one sentence. */
export function SectionHeading({ id, title, intro, align = 'start' }: SectionHeadingProps) {
  return (
    <div className={styles.heading} data-align={align}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  )
}
