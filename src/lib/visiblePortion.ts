/** What of an IntersectionObserverEntry the portion is computed from. */
export type Sighting = {
  boundingClientRect: { height: number }
  intersectionRect: { height: number }
  rootBounds: { height: number } | null
}

/**
 * How much of a block is visible, 0 to 1: of the block or of the viewport,
 * whichever is smaller, so that a block taller than the screen can reach 1.
 */
export function visiblePortion({ boundingClientRect, intersectionRect, rootBounds }: Sighting) {
  const reachable = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity)
  return reachable > 0 ? intersectionRect.height / reachable : 0
}

/** Thresholds fine enough to notice any portion within a fiftieth of the block, and the halves and tenths exactly. */
export const fineThresholds = Array.from({ length: 51 }, (_, step) => step / 50)
