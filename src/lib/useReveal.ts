import { type RefObject, useEffect, useState } from 'react'
import { useMotionAllowed } from './useMotionAllowed'
import { fineThresholds, visiblePortion } from './visiblePortion'

/** `waiting` hides, `shown` shows; undefined as long as no script has taken part. */
export type RevealState = 'waiting' | 'shown' | undefined

export type Reveal = {
  /** Goes onto the observed element, which CSS must not transform. */
  'data-reveal': RevealState
  /** Whoever focuses something that still waits gets to see it. */
  onFocus: () => void
}

/**
 * Reveals an element once, when `threshold` (0 to 1) of it is visible: of the
 * element or of the viewport, whichever is smaller. What is in view when the
 * script starts is never hidden, nor is anything under reduced motion. After
 * that the element is no longer observed.
 */
export function useReveal(ref: RefObject<Element | null>, threshold: number): Reveal {
  const [state, setState] = useState<RevealState>()
  const motionAllowed = useMotionAllowed()

  useEffect(() => {
    const element = ref.current
    if (!element || !motionAllowed || state === 'shown') return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const inViewAtStart = state === undefined && entry.isIntersecting
        if (inViewAtStart || visiblePortion(entry) >= threshold) setState('shown')
        else setState('waiting')
      },
      { threshold: fineThresholds },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, threshold, motionAllowed, state])

  return { 'data-reveal': state, onFocus: () => setState('shown') }
}
