import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import styles from './Section.module.css'

type SectionProps = {
  /** The ground the section stands on. */
  ground?: 'warm' | 'soft' | 'deep'
  /** The id of the heading that names the section. */
  labelledBy?: string
  id?: string
  className?: string
  children: ReactNode
}

/** A full-width band of the page with the page's own gutters inside. */
export function Section({ ground, labelledBy, id, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={styles.section} data-ground={ground}>
      <div className={classNames(styles.inner, className)}>{children}</div>
    </section>
  )
}
