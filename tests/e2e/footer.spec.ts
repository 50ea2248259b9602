import type { Page } from '@playwright/test'
import { expect, paths, test, tr, visit } from './fixtures.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

test('a visitor at the end of the footer sees all of it above the contact bar', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, paths.contact)
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 700 })
    const button = page.getByRole('button', { name: tr('common', 'reach.label') })
    // The page may still grow while its sections load.
    const covered = async () => {
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
      const lowest = await footer(page)
        .locator('p, a')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
      return lowest - ((await button.boundingBox())?.y ?? 0)
    }
    await expect.poll(covered, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('a visitor finds every link of the footer at least 44 px high, even on the smallest phone', {
  tag: ['@desktop', '@nightly'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await visit(page, paths.home)
  const low = await footer(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => ({ height: link.getBoundingClientRect().height, text: link.textContent }))
        .filter(({ height }) => height < 44),
    )
  expect(low).toEqual([])
})
