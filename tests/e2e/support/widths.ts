import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { faults } from './axe.ts'

/** Runs axe in a state of the page and expects no sideways scrolling. */
export async function expectNoBarrierHere(page: Page, state: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  expect(await faults(page), `${state}, ${width}`).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, `${state}, ${width}`).toBeLessThanOrEqual(width)
}

/** As `expectNoBarrierHere`, at three widths. */
export async function expectNoBarrier(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoBarrierHere(page, state)
  }
  if (before) await page.setViewportSize(before)
}
