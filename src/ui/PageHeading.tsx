import { classNames } from './classNames'
import dot from './Dot.module.css'
import styles from './PageHeading.module.css'

type PageHeadingProps = {
  title: string
  intro?: string
}

/** The h1 of an inner page; takes focus after navigation. */
export function PageHeading({ title, intro }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.inner}>
        <h1 className={classNames(dot.dotted, styles.title)} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
    </header>
  )
}
