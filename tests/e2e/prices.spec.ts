import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { content, expect, paths, test, tr, visit, whenReady } from './fixtures.ts'

const { categories, listDate } = content('prices')
type Row = { treatment: string; min?: number; max?: number }

/** As the specification writes prices. */
function written({ min, max }: Row): string {
  if (min === undefined) return 'Muayene sonrası belirlenir'
  return min === max ? `${min} TL` : `${min} - ${max} TL`
}

const panelOf = (page: Page, title: string) =>
  page.locator('main').getByRole('button', { name: title, exact: true })
const tableOf = (page: Page, title: string) =>
  page.locator('main').getByRole('table', { name: title, exact: true })
const shownTables = (page: Page) => page.locator('main').getByRole('table')

async function readsEveryPrice(page: Page) {
  for (const { title, rows } of categories) {
    const table = tableOf(page, title)
    await expect(table.getByRole('columnheader')).toHaveText(['Tedavi Adı', 'TL Fiyat Aralığı'])
    await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ treatment }) => treatment))
    await expect(table.getByRole('cell')).toHaveText(rows.map(written))
    for (const cell of await table.getByRole('cell').all()) await expect(cell).toBeVisible()
  }
}

test.describe('a visitor of the price list', () => {
  test('finds the categories as closed panels in order', async ({ page }) => {
    await visit(page, paths.prices)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiyat Listesi')
    const panels = page.locator('main').getByRole('heading', { level: 2 }).getByRole('button')
    await expect(panels).toHaveText(categories.map(({ title }) => title))
    for (const panel of await panels.all()) {
      await expect(panel).toHaveAttribute('aria-expanded', 'false')
    }
    await expect(shownTables(page)).toHaveCount(0)
  })

  test('is told of what day the ranges are and what they are not', async ({ page }) => {
    await visit(page, paths.prices)
    const date = listDate.split('-').reverse().join('.')
    await expect(page.getByText(tr('prices', 'notice', { date }))).toBeVisible()
  })

  test('opens every panel and reads every price', async ({ page }) => {
    await visit(page, paths.prices)
    for (const { title } of categories) await panelOf(page, title).click()
    await readsEveryPrice(page)
  })

  test('opens several panels at once and closes each by itself', async ({ page }) => {
    await visit(page, paths.prices)
    const [first, second] = categories.map(({ title }) => title)
    if (!first || !second) throw new Error('content has fewer than two categories')
    await panelOf(page, first).click()
    await panelOf(page, second).click()
    await expect(tableOf(page, first)).toBeVisible()
    await expect(tableOf(page, second)).toBeVisible()
    await panelOf(page, first).click()
    await expect(tableOf(page, first)).toHaveCount(0)
    await expect(panelOf(page, first)).toHaveAttribute('aria-expanded', 'false')
    await expect(tableOf(page, second)).toBeVisible()
  })

  test('does it with the keyboard alone', async ({ page }) => {
    await visit(page, paths.prices)
    const [first, second] = categories.map(({ title }) => title)
    if (!first || !second) throw new Error('content has fewer than two categories')
    await page.locator('main').getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(panelOf(page, first)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tableOf(page, first)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panelOf(page, second)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(tableOf(page, second)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(tableOf(page, second)).toHaveCount(0)
  })

  test('never has to scroll sideways, even with all panels open', async ({ page }) => {
    await visit(page, paths.prices)
    for (const { title } of categories) await panelOf(page, title).click()
    for (const width of [320, 360, 414, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })

  test('prints all panels, also the closed ones', async ({ page }) => {
    await visit(page, paths.prices)
    await page.emulateMedia({ media: 'print' })
    await readsEveryPrice(page)
  })

  test('meets no barrier when all panels are open', async ({ page }) => {
    await visit(page, paths.prices)
    for (const { title } of categories) await panelOf(page, title).click()
    await expect(shownTables(page)).toHaveCount(categories.length)
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('reads every price', async ({ page }) => {
    await page.goto(encodeURI(paths.prices))
    // At once: a little later the panels would open by themselves.
    await expect(shownTables(page)).toHaveCount(categories.length, { timeout: 2_500 })
    await readsEveryPrice(page)
  })
})

test.describe('a visitor whose connection drops', () => {
  test('gets the panels opened when the app never starts', async ({ page }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(encodeURI(paths.prices))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(shownTables(page), 'closed before').toHaveCount(0)
    await expect(shownTables(page)).toHaveCount(categories.length, { timeout: 15_000 })
    await readsEveryPrice(page)
  })

  test('keeps what has opened when the app starts late, and can close it', async ({ page }) => {
    let release = () => {}
    const opened = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await opened
      await route.continue()
    })
    await page.goto(encodeURI(paths.prices), { waitUntil: 'commit' })
    await expect(shownTables(page)).toHaveCount(categories.length, { timeout: 15_000 })
    release()
    await whenReady(page)
    const panels = page.locator('main').getByRole('heading', { level: 2 }).getByRole('button')
    for (const panel of await panels.all()) {
      await expect(panel).toHaveAttribute('aria-expanded', 'true')
    }
    await expect(shownTables(page)).toHaveCount(categories.length)
    await panels.first().click()
    await expect(shownTables(page)).toHaveCount(categories.length - 1)
  })
})
