import type { ReactNode } from 'react'
import { classNames } from './classNames'
import { dotted } from './dotted'
import styles from './PageHeading.module.css'

/** A word that the title's letters make wider than a narrow phone. */
const longWord = /\p{L}{14}/u

type PageHeadingProps = {
  title: string
  intro?: string
  /** Links to the pages above. */
  trail?: ReactNode
  /** The record it shows. */
  record?: string
}

/** The h1 of an inner page; takes focus after navigation. */
export function PageHeading({ title, intro, trail, record }: PageHeadingProps) {
  return (
    <header className={styles.heading} data-record={record}>
      <div className={styles.inner}>
        {trail}
        <h1
          className={classNames(dotted(title), styles.title)}
          data-long={longWord.test(title)}
          tabIndex={-1}
        >
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
    </header>
  )
}
