import { describe, expect, test } from 'vitest'
import { fineThresholds, visiblePortion } from '../../../src/ui/hooks/useArrival'

const sighting = (block: number, seen: number, screen: number | null) => ({
  boundingClientRect: { height: block },
  intersectionRect: { height: seen },
  rootBounds: screen === null ? null : { height: screen },
})

describe('how much of a block a visitor sees', () => {
  test('is measured by the block where it fits on the screen', () => {
    expect(visiblePortion(sighting(400, 200, 800))).toBe(0.5)
  })

  test('is measured by the screen where the block is taller: half a screen is half', () => {
    expect(visiblePortion(sighting(2000, 400, 800))).toBe(0.5)
    expect(visiblePortion(sighting(2000, 800, 800))).toBe(1)
  })

  test('is measured by the block where the screen is unknown', () => {
    expect(visiblePortion(sighting(400, 100, null))).toBe(0.25)
  })

  test('is nothing of a block without height', () => {
    expect(visiblePortion(sighting(0, 0, 800))).toBe(0)
  })

  test('is noticed at every tenth and at the half, to the point', () => {
    for (const portion of [0, 0.1, 0.5, 1]) expect(fineThresholds).toContain(portion)
  })
})
