import { useEffect, useState } from 'react'
import styles from './Counter.module.css'
import { VisuallyHidden } from './VisuallyHidden'

type CounterProps = {
  target: number
  /** `final` shows the target (prerendered, reduced motion), `waiting` 0, `counting` goes from 0 to the target. */
  phase: 'final' | 'waiting' | 'counting'
  /** Writes a value, like `14000+`. */
  format: (value: number) => string
}

const COUNT_MS = 1600
const settle = (t: number) => 1 - (1 - t) ** 3

/** A figure that counts up before the eye; readers are always told the final one. */
export function Counter({ target, phase, format }: CounterProps) {
  const [value, setValue] = useState(target)

  useEffect(() => {
    setValue(phase === 'final' ? target : 0)
    if (phase !== 'counting') return
    let start: number | undefined
    const step = (now: number) => {
      start ??= now
      const portion = Math.min((now - start) / COUNT_MS, 1)
      setValue(Math.round(target * settle(portion)))
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
