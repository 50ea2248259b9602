import { classNames } from './classNames'
import { dotted } from './dotted'
import styles from './SectionHeading.module.css'

type SectionHeadingProps = {
  id?: string
  title: string
  intro?: string
}

export function SectionHeading({ id, title, intro }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} className={classNames(dotted(title), styles.title)}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  )
}
