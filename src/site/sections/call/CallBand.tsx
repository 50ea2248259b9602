import type { ReactNode } from 'react'
import { Section } from '../../../ui/Section'
import styles from './CallBand.module.css'

type CallBandProps = {
  id: string
  title: string
  text: string
  record?: string
  children: ReactNode
}

/** A dark band with one sentence and the next step. */
export function CallBand({ id, title, text, record, children }: CallBandProps) {
  return (
    <Section ground="deep" labelledBy={id} record={record} className={styles.band}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </Section>
  )
}
