import type { ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './Section.module.css'

type SectionProps = {
  ground?: 'warm' | 'soft' | 'deep'
  /** The id of the heading that labels the section. */
  labelledBy?: string
  id?: string
  /** The record it shows. */
  record?: string
  className?: string
  children: ReactNode
}

/** A full-width band with the page's gutters. */
export function Section(props: SectionProps) {
  const { ground, labelledBy, id, record, className, children } = props
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={styles.section}
      data-ground={ground}
      data-record={record}
    >
      <div className={classNames(styles.inner, className)}>{children}</div>
    </section>
  )
}
