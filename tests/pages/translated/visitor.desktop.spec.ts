import type { Page } from '@playwright/test'
import { expect, paths, test, visit, whenReady } from '../../e2e/fixtures.ts'
import { saidIn } from '../../support/translations.ts'

const pathIn = (language: string, path: string) => `/${language}${saidIn(language, path)}`
const menu = (page: Page) => page.locator('header nav > details > summary[aria-label]')

test('a visitor changes the language by keyboard and stays on the page', async ({ page }) => {
  await visit(page, paths.prices)
  await menu(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeFocused()
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pathIn('en', paths.prices))
  await whenReady(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^en /)
})

test('a visitor whose language lacks a page opens its first page', async ({ page }) => {
  await visit(page, paths.about)
  await menu(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('a visitor follows links from page to page in one language', async ({ page }) => {
  await visit(page, '/en/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^en Fiyat/ })
    .click()
  await expect(page).toHaveURL(pathIn('en', paths.prices))
  await page.goBack()
  await expect(page).toHaveURL('/en/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor opens the languages and follows them to the same page', async ({ page }) => {
    await page.goto(encodeURI(paths.contact))
    await menu(page).click()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(pathIn('en', paths.contact))
  })

  test('a visitor reads the result of a request in the language of the form', async ({ page }) => {
    await page.goto(pathIn('en', paths.appointment))
    await page.locator('[name=name]').fill('Ann Sample')
    await page.locator('[name=phone]').fill('0532 000 00 00')
    await page.locator('form button[type=submit]').last().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^en /)
  })
})

test('a visitor of an unknown address reads the 404 page in the language of the address', async ({
  page,
  consoleAllowance,
}) => {
  consoleAllowance.push(/404/)
  for (const [language, address] of [
    ['en', '/en/nothing'],
    ['ar', '/ar/nothing'],
    ['tr', '/yok'],
  ]) {
    const response = await page.goto(address ?? '')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language ?? '')
  }
})
