import { expect, paths, test, tr, visit } from './fixtures.ts'
import { closeControl, drawer, held, isHeld, tooth, visitWithoutTime } from './support/drawer.ts'

test('a tap pins the drawer at once', async ({ page }) => {
  await visit(page, paths.home)
  await tooth(page).tap()
  await expect(closeControl(page)).toBeFocused()
  expect(await isHeld(page)).toEqual(held)
  await drawer(page)
    .getByRole('link', { name: tr('common', 'drawer.book') })
    .tap()
  await expect(page).toHaveURL(encodeURI(paths.appointment))
  await expect(drawer(page)).toHaveCount(0)
})

test('a tap outside closes it', async ({ page }) => {
  await visit(page, paths.home)
  await tooth(page).tap()
  await expect(closeControl(page)).toBeFocused()
  await page.touchscreen.tap(50, 500)
  await expect(drawer(page)).toHaveCount(0)
  await expect(tooth(page)).toBeFocused()
  await expect(page).toHaveURL(paths.home)
})

test('a touch that only rests on the tooth opens nothing by itself', async ({ page }) => {
  await visitWithoutTime(page, paths.home)
  await tooth(page).dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true })
  await tooth(page).dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true })
  await page.clock.runFor(2000)
  await expect(drawer(page)).toHaveCount(0)
})
