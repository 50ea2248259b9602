import type { RefObject } from 'react'
import { useArrival } from './useArrival'
import { useMotionAllowed } from './useMotionAllowed'

/** `waiting` hides, `shown` fades in, `there` does nothing. */
const reveals = { there: 'there', ahead: 'waiting', come: 'shown' } as const

/**
 * Reveals an element once when `threshold` (0 to 1) of it is visible, or on focus; it must not be
 * transformed. Never hides what was visible at the start, nor anything under reduced motion.
 */
export function useReveal(ref: RefObject<Element | null>, threshold: number) {
  const [arrival, come] = useArrival(ref, threshold, useMotionAllowed())
  return { 'data-reveal': arrival && reveals[arrival], onFocus: come }
}
