import { expect, pageName, paths, test, visit } from './fixtures.ts'
import { menu, menuPages } from './support/menu.ts'

test('a visitor sees the current page marked in the menu, and no other', async ({ page }) => {
  for (const name of menuPages) {
    await visit(page, `${paths[name]}?kaynak=afis`)
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([pageName(name)])
  }
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
