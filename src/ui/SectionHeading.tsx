import { classNames } from './classNames'
import dot from './Dot.module.css'
import styles from './SectionHeading.module.css'

type SectionHeadingProps = {
  id?: string
  title: string
  intro?: string
}

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
