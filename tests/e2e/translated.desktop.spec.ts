import type { Page } from '@playwright/test'
import { content, expect, pageName, paths, test, tr, visit, whenNearAlive } from './fixtures.ts'
import {
  answerWith,
  complaints,
  failedNotice,
  failureToast,
  field,
  fillIn,
  openFormInTime,
  submitButton,
  successToast,
} from './support/appointmentForm.ts'
import { closeControl, drawer, tooth } from './support/drawer.ts'
import { menuPages, openMenu } from './support/menu.ts'
import { translatePage } from './support/translation.ts'

/** The fixture checks the console. */
const nothingBroke = (page: Page) =>
  expect(page.getByText(tr('common', 'error.title'))).toHaveCount(0)

test.describe('a visitor whose browser has translated the page', () => {
  test('visits all pages and goes back, opening every menu and panel', async ({ page }) => {
    await visit(page, paths.home)
    // A section hydrated later would find translated texts.
    await whenNearAlive(page)
    await translatePage(page)
    await page
      .getByRole('button', { name: tr('carousel', 'next') })
      .first()
      .click()
    await tooth(page).click()
    await expect(drawer(page)).toBeVisible()
    await closeControl(page).click()
    await expect(drawer(page)).toHaveCount(0)
    for (const name of [...menuPages.slice(1), 'home'] as const) {
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: pageName(name) }).click()
      await expect(page).toHaveURL(encodeURI(paths[name]))
      await expect(page.locator('main h1')).toBeFocused()
    }
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('contact'))
    await nothingBroke(page)
  })

  test('searches the price list and opens panels', { tag: '@nightly' }, async ({ page }) => {
    await visit(page, paths.prices)
    await translatePage(page)
    const search = page.getByRole('searchbox')
    const news = page.locator('main').getByRole('status')
    const panels = page.locator('main').getByRole('heading', { level: 2 })
    const { categories } = content('prices')
    await panels.first().getByRole('button').click()
    for (const query of ['kanal', 'dis cekimi', 'botoks']) await search.fill(query)
    await expect(news).toHaveText(tr('prices', 'search.none', { query: 'botoks' }))
    await search.fill('implant')
    await expect(panels).toHaveText([categories.find(({ id }) => id === 'implant')?.title ?? ''])
    await search.fill('')
    await expect(panels).toHaveCount(categories.length)
    await page.getByRole('button', { name: tr('prices', 'openAll') }).click()
    await page.getByRole('button', { name: tr('prices', 'closeAll') }).click()
    await expect(page.locator('main').getByRole('table')).toHaveCount(0)
    await nothingBroke(page)
  })

  test('reads every error, failure and success of a request', async ({
    page,
    consoleAllowance,
  }) => {
    consoleAllowance.push(/randevus|status of 500/)
    await openFormInTime(page)
    await translatePage(page)
    await submitButton(page).click()
    await expect(complaints(page)).toHaveCount(2)
    await fillIn(page)
    await expect(complaints(page)).toHaveCount(0)
    await answerWith(page, 500)
    await submitButton(page).click()
    await expect(failureToast(page)).toBeVisible()
    await expect(failedNotice(page)).toBeVisible()
    await expect(submitButton(page)).toHaveText(tr('appointment', 'submit'))
    await page.unrouteAll()
    await answerWith(page, 201)
    await submitButton(page).click()
    await expect(successToast(page)).toBeVisible()
    await expect(field(page, 'name')).toHaveValue('')
    await nothingBroke(page)
  })
})
