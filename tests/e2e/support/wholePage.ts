import { expect, type Page } from '@playwright/test'
import { faults } from './axe.ts'
import { expectNothingReplaced, openWatched } from './hydration.ts'
import { overflowing } from './overflow.ts'

/** Opens a raw path; expects no element lost at hydration, no violation, and no sideways scrolling. */
export async function expectWhole(page: Page, path: string): Promise<void> {
  await openWatched(page, encodeURI(path))
  await expectNothingReplaced(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => overflowing(page)).toEqual([])
  expect(await faults(page)).toEqual([])
}
