import { type ReactNode, useRef } from 'react'
import { classNames } from '../lib/classNames'
import { useReveal } from '../lib/useReveal'
import styles from './Reveal.module.css'

type RevealProps = {
  /** The portion that must be visible, 0 to 1; `useReveal` says of what. */
  threshold?: number
  as?: 'div' | 'li' | 'article'
  className?: string
  children: ReactNode
}

/** Fades its content in, once, when it comes into view. */
export function Reveal({ threshold = 0.1, as: Tag = 'div', className, children }: RevealProps) {
  const ref = useRef<HTMLElement>(null)
  const reveal = useReveal(ref, threshold)
  const attach = (element: HTMLElement | null) => {
    ref.current = element
  }
  return (
    <Tag ref={attach} className={classNames(styles.reveal, className)} {...reveal}>
      {children}
    </Tag>
  )
}
