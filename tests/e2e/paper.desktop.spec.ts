import type { Page } from '@playwright/test'
import { content, expect, paths, test, tr, visit, whenAlive } from './fixtures.ts'

/** How many sheets of A4 the browser prints, with its own margins of 10 mm. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  const pdf = await page.pdf({ format: 'A4', margin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const book = tr('common', 'reach.book')

test('a visitor prints all prices on one sheet, the doctors on another, and how to reach the clinic on a third', async ({
  page,
}) => {
  await visit(page, paths.prices)
  // The sheet has every panel, open or closed.
  const panel = page.getByRole('main').locator('button[aria-expanded]').first()
  await panel.click()
  await expect(panel).toHaveAttribute('aria-expanded', 'true')
  expect(await sheetsOf(page)).toBe(1)
  for (const path of [paths.staff, paths.contact]) {
    await visit(page, path)
    expect(await sheetsOf(page), path).toBe(1)
  }
})

test('a visitor whose screen is dark prints black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, paths.prices)
  const inkIsLight = () =>
    page
      .locator('main h2')
      .first()
      .evaluate((heading) => {
        const [red = 0] = getComputedStyle(heading).color.match(/\d+/g)?.map(Number) ?? []
        return red > 128
      })
  expect(await inkIsLight(), 'on the screen').toBe(true)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await inkIsLight(), 'on paper').toBe(false)
})

test('a visitor prints no controls and no half-counted figure', {
  tag: '@nightly',
}, async ({ page }) => {
  await visit(page, paths.home)
  const { statistics } = content('statistics')
  const band = page.getByRole('term').filter({ hasText: statistics[0]?.label ?? '' })
  await whenAlive(band)
  for (const name of ['home', 'contact', 'appointment'] as const) {
    if (name !== 'home') await visit(page, paths[name])
    await page.emulateMedia({ media: 'print' })
    const useless = page.locator('aside, footer, iframe, nav, button:not(h2 *, h3 *)')
    expect(await useless.filter({ visible: true }).count(), name).toBe(0)
    await expect(page.getByRole('main').getByRole('link', { name: book }), name).toHaveCount(0)
    if (name === 'home') {
      for (const { label, target } of statistics) {
        const figure = page.locator('main dl > div').filter({ hasText: label }).locator('dd')
        expect(await figure.innerText(), label).toBe(`${target}+`)
      }
    }
    await page.emulateMedia({ media: 'screen' })
  }
})
