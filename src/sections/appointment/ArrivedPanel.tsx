import { useEffect, useRef } from 'react'
import styles from './ArrivedPanel.module.css'

/** The news of success that stays: takes the focus, because a reload has just lost it. */
export function ArrivedPanel({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className={styles.panel}>
      <h2 ref={heading} tabIndex={-1} className={styles.text}>
        {text}
      </h2>
    </div>
  )
}
