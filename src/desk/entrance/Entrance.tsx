import type { ReactNode } from 'react'
import styles from './Entrance.module.css'

type EntranceProps = { heading: string; intro: string; fault?: string; children: ReactNode }

/** The card on which one comes in. */
export function Entrance({ heading, intro, fault, children }: EntranceProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      </div>
    </main>
  )
}
