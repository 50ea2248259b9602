import type { Page } from '@playwright/test'
import { content, expect, paths, test, tr, visit } from './fixtures.ts'

const { address, map } = content('clinic')
const { street, postalCode, district, city } = address
const written = `${street}, ${tr('contact', 'address.area', { postalCode, district, city })}`
const place = `${map.latitude},${map.longitude}`

const copy = (page: Page) => page.getByRole('button', { name: tr('contact', 'address.copy') })
const news = (page: Page, key: string) =>
  page.getByRole('status').filter({ hasText: tr('contact', `address.${key}`) })

test('a visitor copies the address and is told so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, paths.contact)
  await copy(page).click()
  await expect(news(page, 'copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written)
})

test('where the clipboard is denied, the address is selected instead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await visit(page, paths.contact)
  await copy(page).click()
  await expect(news(page, 'selected')).toBeVisible()
  const selected = await page.evaluate(() => getSelection()?.toString().replace(/\s+/g, ' '))
  expect(selected).toContain(`${street} ${postalCode}`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor begins the way in the map of their phone', async ({ page }) => {
    await page.goto(encodeURI(paths.contact))
    await expect(copy(page)).toBeHidden()
    const links = page.getByRole('list', { name: tr('contact', 'address.directions') })
    for (const [name, host] of [
      ['Google', 'www.google.com'],
      ['Apple', 'maps.apple.com'],
      ['Yandex', 'yandex.com'],
    ] as const) {
      const link = links.getByRole('link', { name })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).toHaveAccessibleName(/\(yeni sekmede açılır\)$/)
      const href = new URL((await link.getAttribute('href')) ?? '')
      expect(href.host).toBe(host)
      expect([...href.searchParams.values()].join()).toContain(place)
    }
  })
})
