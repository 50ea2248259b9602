import { content, expect, pageName, paths, test, tr, visit } from './fixtures.ts'
import { menu, menuPages } from './support/menu.ts'

const siteName = tr('common', 'siteName', { clinic: content('clinic').name })
const book = tr('common', 'header.book')

test('a visitor sees the current page marked in the menu, and no other', async ({ page }) => {
  for (const name of menuPages) {
    await visit(page, `${paths[name]}?kaynak=afis`)
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([pageName(name)])
  }
})

test('a visitor with a keyboard reaches the bar’s links in reading order', async ({ page }) => {
  await visit(page, paths.home)
  const names = [
    tr('common', 'skipToContent'),
    tr('common', 'reach.label'),
    siteName,
    ...menuPages.map(pageName),
    tr('common', 'header.services'),
    book,
    tr('common', 'drawer.open'),
  ]
  for (const name of names) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAccessibleName(name)
    await expect(focused).toBeInViewport({ ratio: 1 })
  }
  for (let back = 0; back < 5; back++) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(encodeURI(paths.staff))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

// A classic scrollbar of 17 px narrows the container; in this browser it has no width.
for (const width of [768, 1280]) {
  test(`a visitor with a window of ${width} px and a classic scrollbar reads the opening line in the header`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width: width - 17, height: 700 })
    await visit(page, paths.home)
    const line = page.getByRole('banner').getByRole('paragraph').filter({ hasText: /\d/ })
    await expect(line).toBeVisible()
    await expect(line).toBeInViewport({ ratio: 1 })
    const bar = await page.getByRole('banner').boundingBox()
    const text = await line.boundingBox()
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0)
  })
}
