import { expect, paths, test, visit } from './fixtures.ts'
import { closeControl, drawer, tooth, visitWithoutTime } from './support/drawer.ts'

/** Six links and the way to an appointment. */
const ITEMS = 7
const each = <Value>(value: Value): Value[] => Array(ITEMS).fill(value)

test('the links appear 50 ms after the opening, the last within 200', async ({ page }) => {
  await visitWithoutTime(page, paths.home)
  await tooth(page).click()
  const list = drawer(page).getByRole('navigation')
  await expect(list).toBeAttached()
  const opacities = () =>
    list.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        // The transitions run on the browser's own clock: look at where they lead.
        for (const animation of item.getAnimations()) animation.finish()
        return getComputedStyle(item).opacity
      }),
    )
  await page.clock.runFor(49)
  await expect(list).not.toHaveAttribute('data-revealed')
  expect(await opacities()).toEqual(each('0'))
  await page.clock.runFor(1)
  await expect(list).toHaveAttribute('data-revealed')
  const longest = await list.getByRole('listitem').evaluateAll((items) =>
    Math.max(
      ...items.map((item) => {
        const { transitionDelay, transitionDuration } = getComputedStyle(item)
        return 1000 * (Number.parseFloat(transitionDelay) + Number.parseFloat(transitionDuration))
      }),
    ),
  )
  expect(longest).toBeGreaterThan(0)
  expect(50 + longest).toBeLessThanOrEqual(200)
  expect(await opacities()).toEqual(each('1'))
})

test('a visitor who has asked for less motion reads them at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitWithoutTime(page, paths.home)
  await tooth(page).click()
  const list = drawer(page).getByRole('navigation')
  await expect(list).not.toHaveAttribute('data-revealed')
  const styles = await list
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [getComputedStyle(item).opacity, item.getAnimations().length]),
    )
  expect(styles).toEqual(each(['1', 0]))
  expect(await drawer(page).evaluate((panel) => panel.getAnimations().length)).toBe(0)
})

test('opening it writes no styles into the page', async ({ page }) => {
  await visit(page, paths.home)
  // The page's own; the drawer's is a file, which may still be on its way when the page is ready.
  const styles = page.locator('style')
  const delivered = await styles.count()
  await tooth(page).click()
  await expect(closeControl(page)).toBeFocused()
  await expect(styles).toHaveCount(delivered)
})
