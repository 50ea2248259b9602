import { type ReactNode, useRef } from 'react'
import { classNames } from './classNames'
import { useReveal } from './hooks/useReveal'
import styles from './Reveal.module.css'

type RevealProps = {
  /** Visible portion, 0 to 1 (see `useReveal`). */
  threshold?: number
  className?: string
  children: ReactNode
}

/** Fades in once when it becomes visible. */
export function Reveal({ threshold = 0.1, className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null)
  const reveal = useReveal(ref, threshold)
  return (
    <div ref={ref} className={classNames(styles.reveal, className)} {...reveal}>
      {children}
    </div>
  )
}
