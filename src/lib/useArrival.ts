import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { fineThresholds, visiblePortion } from './visiblePortion'

/** `there`: stood in view when the script started; `ahead`: not yet; `come`: has come since. Undefined until that is known. */
export type Arrival = 'there' | 'ahead' | 'come' | undefined

/**
 * How an element comes into view, once: when `threshold` (0 to 1) of it is visible,
 * of the element or of the viewport, whichever is smaller. After that it is no longer
 * observed. The second value lets it come at once. While not `enabled` nothing is observed.
 */
export function useArrival(
  ref: RefObject<Element | null>,
  threshold: number,
  enabled: boolean,
): [Arrival, () => void] {
  const [arrival, setArrival] = useState<Arrival>()

  useEffect(() => {
    const element = ref.current
    if (!element || !enabled || arrival === 'there' || arrival === 'come') return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        if (arrival === undefined) setArrival(entry.isIntersecting ? 'there' : 'ahead')
        else if (visiblePortion(entry) >= threshold) setArrival('come')
      },
      { threshold: fineThresholds },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, threshold, enabled, arrival])

  // A jump may have come between what was observed and this frame: what is in view is not hidden any more.
  useLayoutEffect(() => {
    if (arrival === 'ahead' && ref.current && isInView(ref.current)) setArrival('there')
  }, [ref, arrival])

  return [arrival, () => setArrival('come')]
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
