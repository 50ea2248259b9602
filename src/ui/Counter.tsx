import { useEffect, useState } from 'react'
import styles from './Counter.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** `final`: the target (prerendered, reduced motion); `waiting`: 0; `counting`: 0 to the target. */
export type CounterPhase = 'final' | 'waiting' | 'counting'

type CounterProps = {
  target: number
  phase: CounterPhase
  /** Formats a value, like `14000+`. */
  format: (value: number) => string
}

const COUNT_MS = 1600
const settle = (t: number) => 1 - (1 - t) ** 3

/** A figure that counts up; screen readers read only the final value. */
export function Counter({ target, phase, format }: CounterProps) {
  const [counted, setCounted] = useState(0)
  const value = { final: target, waiting: 0, counting: counted }[phase]

  useEffect(() => {
    if (phase !== 'counting') return
    let start: number | undefined
    const step = (now: number) => {
      start ??= now
      const portion = Math.min((now - start) / COUNT_MS, 1)
      setCounted(Math.round(target * settle(portion)))
      if (portion < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [phase, target])

  return (
    <>
      <span aria-hidden="true" className={styles.figure} data-phase={phase}>
        {format(value)}
      </span>
      <VisuallyHidden>{format(target)}</VisuallyHidden>
    </>
  )
}
