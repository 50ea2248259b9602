import type { Page } from '@playwright/test'
import { content, expect, pageName, paths, test, visit, whenAlive, whenReady } from './fixtures.ts'
import { hold } from './support/faults.ts'

const { categories } = content('prices')
const panelOf = (page: Page, title: string) =>
  page.locator('main').getByRole('button', { name: title, exact: true })
const tableOf = (page: Page, title: string) =>
  page.locator('main').getByRole('table', { name: title, exact: true })
const shownTables = (page: Page) => page.locator('main').getByRole('table')

const panels = (page: Page) =>
  page.locator('main').getByRole('heading', { level: 2 }).getByRole('button')
const titleOf = (id: string) => categories.find((category) => category.id === id)?.title ?? ''

test.describe('a visitor whose address names a panel', () => {
  const isOpen = async (page: Page, id: string) => {
    await expect(panelOf(page, titleOf(id))).toHaveAttribute('aria-expanded', 'true')
    await expect(panelOf(page, titleOf(id))).toBeInViewport()
    await expect(tableOf(page, titleOf(id))).toBeVisible()
  }

  test('finds it open on arrival, and with the other open panels when going back', async ({
    page,
  }) => {
    await visit(page, `${paths.prices}#implant`)
    await isOpen(page, 'implant')
    await expect(shownTables(page)).toHaveCount(1)

    await page.evaluate(() => location.assign('#prosthesis'))
    await isOpen(page, 'prosthesis')
    await expect(shownTables(page)).toHaveCount(2)

    const link = page.getByRole('contentinfo').getByRole('link', { name: pageName('staff') })
    await whenAlive(link)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('staff'))
    await page.goBack()
    await isOpen(page, 'prosthesis')
    await expect(shownTables(page)).toHaveCount(1)
  })
})

test.describe('a visitor whose connection drops', { tag: ['@desktop', '@nightly'] }, () => {
  test('keeps open panels when the app starts late, and can close them', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto(encodeURI(paths.prices), { waitUntil: 'commit' })
    await expect(shownTables(page)).toHaveCount(categories.length)
    release()
    await whenReady(page)
    for (const panel of await panels(page).all()) {
      await expect(panel).toHaveAttribute('aria-expanded', 'true')
    }
    await expect(shownTables(page)).toHaveCount(categories.length)
    await panels(page).first().click()
    await expect(shownTables(page)).toHaveCount(categories.length - 1)
  })
})
