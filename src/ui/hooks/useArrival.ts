import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** `there`: visible at the start; `ahead`: not yet visible; `come`: visible since. */
export type Arrival = 'there' | 'ahead' | 'come' | undefined

/**
 * Observes once until `threshold` (0 to 1) of the element is visible (see `visiblePortion`). The
 * second value ends it early. Observes nothing unless `enabled`.
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

  // A jump may have happened since the observation: never hide what is visible.
  useLayoutEffect(() => {
    if (arrival === 'ahead' && ref.current && isInView(ref.current)) setArrival('there')
  }, [ref, arrival])

  return [arrival, () => setArrival('come')]
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/** The used part of an IntersectionObserverEntry. */
export type Sighting = {
  boundingClientRect: { height: number }
  intersectionRect: { height: number }
  rootBounds: { height: number } | null
}

/** The visible portion, 0 to 1, of the block or the viewport, whichever is smaller. */
export function visiblePortion({ boundingClientRect, intersectionRect, rootBounds }: Sighting) {
  const reachable = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity)
  return reachable > 0 ? intersectionRect.height / reachable : 0
}

/** Fine enough to report any portion within a fiftieth, halves and tenths exactly. */
export const fineThresholds = Array.from({ length: 51 }, (_, step) => step / 50)
