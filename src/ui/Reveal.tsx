import { type ReactNode, useRef } from 'react'
import { classNames } from './classNames'
import { useReveal } from './hooks/useReveal'
import styles from './Reveal.module.css'

/** Fades in once when a tenth of it is visible. */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const reveal = useReveal(ref, 0.1)
  return (
    <div ref={ref} className={classNames(styles.reveal, className)} {...reveal}>
      {children}
    </div>
  )
}
