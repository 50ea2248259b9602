import { classNames } from '../lib/classNames'
import dot from './Dot.module.css'
import styles from './SectionHeading.module.css'

type SectionHeadingProps = {
  id?: string
  title: string
  /** One quiet sentence below the title. */
  intro?: string
}

/** The heading of a section: a large quiet title that ends in a dot, at most one sentence. */
export function SectionHeading({ id, title, intro }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} className={classNames(dot.dotted, styles.title)}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  )
}
