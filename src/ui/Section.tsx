import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import styles from './Section.module.css'

type SectionProps = {
  /** The ground the section stands on. */
  ground?: 'warm' | 'soft' | 'deep'
  /** The id of the heading that names the section. */
  labelledBy?: string
  id?: string
  /** Which record of the content it shows. */
  record?: string
  className?: string
  children: ReactNode
}

/** A full-width band of the page with the page's own gutters inside. */
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
