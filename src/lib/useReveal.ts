import type { RefObject } from 'react'
import { useArrival } from './useArrival'
import { useMotionAllowed } from './useMotionAllowed'

const reveals = { there: 'there', ahead: 'waiting', come: 'shown' } as const

export type Reveal = {
  /**
   * `waiting` hides, `shown` fades in, `there` leaves alone; undefined as long as no
   * script has taken part. Goes onto the observed element, which CSS must not transform.
   */
  'data-reveal': (typeof reveals)[keyof typeof reveals] | undefined
  /** Whoever focuses something that still waits gets to see it. */
  onFocus: () => void
}

/**
 * Reveals an element once, when `threshold` (0 to 1) of it is visible; `useArrival`
 * says of what. What is in view when the script starts is never hidden, nor is
 * anything under reduced motion.
 */
export function useReveal(ref: RefObject<Element | null>, threshold: number): Reveal {
  const [arrival, come] = useArrival(ref, threshold, useMotionAllowed())
  return { 'data-reveal': arrival && reveals[arrival], onFocus: come }
}
