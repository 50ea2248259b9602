import { describe, expect, test } from 'vitest'
import { fineThresholds, visiblePortion } from '../../../src/ui/hooks/useArrival'

const sighting = (block: number, seen: number, screen: number | null) => ({
  boundingClientRect: { height: block },
  intersectionRect: { height: seen },
  rootBounds: screen === null ? null : { height: screen },
})

describe('the visible portion of a block', () => {
  test('is relative to the block if it fits on the screen', () => {
    expect(visiblePortion(sighting(400, 200, 800))).toBe(0.5)
  })

  test('is relative to the screen if the block is taller, so that half a screen is half', () => {
    expect(visiblePortion(sighting(2000, 400, 800))).toBe(0.5)
    expect(visiblePortion(sighting(2000, 800, 800))).toBe(1)
  })

  test('is relative to the block if the screen’s height is unknown', () => {
    expect(visiblePortion(sighting(400, 100, null))).toBe(0.25)
  })

  test('is zero for a block without height', () => {
    expect(visiblePortion(sighting(0, 0, 800))).toBe(0)
  })

  test('is observed at every tenth and at the half, exactly', () => {
    for (const portion of [0, 0.1, 0.5, 1]) expect(fineThresholds).toContain(portion)
  })
})
