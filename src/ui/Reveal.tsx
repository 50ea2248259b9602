import { type ReactNode, useRef } from 'react'
import { classNames } from '../lib/classNames'
import { useReveal } from '../lib/useReveal'
import styles from './Reveal.module.css'

type RevealProps = {
  /** The portion that must be visible, 0 to 1; `useReveal` says of what. */
  threshold?: number
  className?: string
  children: ReactNode
}

/** Fades its content in, once, when it comes into view. */
export function Reveal({ threshold = 0.1, className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null)
  const reveal = useReveal(ref, threshold)
  return (
    <div ref={ref} className={classNames(styles.reveal, className)} {...reveal}>
      {children}
    </div>
  )
}
