import type { RefObject } from 'react'
import { useArrival } from './useArrival'
import { useMotionAllowed } from './useMotionAllowed'

const reveals = { there: 'there', ahead: 'waiting', come: 'shown' } as const

export type Reveal = {
  /**
   * `waiting` hides, `shown` fades in, `there` does nothing; undefined without scripts. Set on
   * the observed element, which CSS must not transform.
   */
  'data-reveal': (typeof reveals)[keyof typeof reveals] | undefined
  /** Focus reveals at once. */
  onFocus: () => void
}

/**
 * Reveals an element once when `threshold` (0 to 1) of it is visible (see `useArrival`). Nothing
 * is hidden that was visible at the start or under reduced motion.
 */
export function useReveal(ref: RefObject<Element | null>, threshold: number): Reveal {
  const [arrival, come] = useArrival(ref, threshold, useMotionAllowed())
  return { 'data-reveal': arrival && reveals[arrival], onFocus: come }
}
