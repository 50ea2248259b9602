import { expect, type Page } from '@playwright/test'
import { pageWith } from './sectionPage.ts'

export const pain = pageWith('pain')

/** A Saturday after closing, and the Monday after it while the clinic is open. */
export const closed = '2026-11-28T20:00:00+03:00'
export const open = '2026-11-30T12:00:00+03:00'

/** Expects a case and its first way to reach the clinic above the contact bar, without scrolling. */
export async function expectOnFirstScreen(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true })
  const way = page.locator('main div', { has: heading }).last().getByRole('link').first()
  const fold = (await page.locator('aside > div').boundingBox())?.y ?? 0
  for (const part of [heading, way]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }
    expect(y + height, title).toBeLessThanOrEqual(fold)
  }
}

/** Waits until a case is marked as the present one. */
export const whenNow = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('main').locator('[data-state="now"]').getByRole('heading')).toHaveText(
    title,
  )
