import type { Page } from '@playwright/test'
import { everyPage, expect, nightlyExcept, test, tr, visit } from './fixtures.ts'
import { expectArrival, mark } from './support/arrival.ts'
import { action, actions, button, open, popover } from './support/contactPopover.ts'

const header = (page: Page) => page.getByRole('banner')

/** The opacity of the header's bar behind its text, from 0 to 1. */
const solidity = (page: Page) =>
  header(page).evaluate((bar) => {
    for (const { effect } of bar.getAnimations({ subtree: true }))
      effect?.updateTiming({ duration: 0 })
    return getComputedStyle(bar, '::after').opacity
  })

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    return window.scrollY
  }, top)

/** In whole pixels, because the end of a page can have a fraction. */
async function placeOnScreen(page: Page): Promise<number[]> {
  const { x = 0, y = 0 } = (await button(page).boundingBox()) ?? {}
  return [Math.round(x), Math.round(y)]
}

for (const { name, path } of everyPage) {
  test(`a visitor of ${name} sees the header change past 50 px, finds the clinic in the footer, and books with one click`, {
    tag: nightlyExcept(name, 'home'),
  }, async ({ page }) => {
    await visit(page, path)

    await test.step('the button at the bottom stays in its place, three actions behind it', async () => {
      const before = await placeOnScreen(page)
      await expect(button(page)).toBeInViewport({ ratio: 1 })
      await open(page)
      await expect(popover(page).getByRole('link')).toHaveCount(3)
      for (const each of Object.values(actions)) await expect(action(page, each)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popover(page)).toHaveCount(0)
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
      expect(await placeOnScreen(page), 'the same place').toEqual(before)
    })

    await test.step('the scrolled header comes past 50 px, not at 50', async () => {
      const usual = page.viewportSize()
      // A height at which every page scrolls.
      await page.setViewportSize({ width: 390, height: 480 })
      expect(await scrollTo(page, 0)).toBe(0)
      const bar = header(page)
      await expect(bar).not.toHaveAttribute('data-scrolled')
      await expect.poll(() => solidity(page)).toBe('0')
      const height = await bar.evaluate((element) => element.getBoundingClientRect().height)

      expect(await scrollTo(page, 51)).toBe(51)
      await expect(bar).toHaveAttribute('data-scrolled')
      await expect.poll(() => solidity(page)).toBe('1')

      expect(await scrollTo(page, 50)).toBe(50)
      await expect(bar).not.toHaveAttribute('data-scrolled')
      await expect.poll(() => solidity(page)).toBe('0')
      expect(
        await bar.evaluate((element) => {
          const { top, height } = element.getBoundingClientRect()
          return { top, height }
        }),
      ).toEqual({ top: 0, height })
      if (usual) await page.setViewportSize(usual)
    })

    await test.step('one press in the header, or in a phone’s bar, leads to the form', async () => {
      await mark(page)
      const inHeader = header(page).getByRole('link', { name: tr('common', 'header.book') })
      const inBar = page
        .getByRole('complementary', { name: tr('common', 'reach.label') })
        .getByRole('link', { name: tr('common', 'reach.appointment'), exact: true })
      await inHeader.or(inBar).filter({ visible: true }).click()
      await expectArrival(page, 'appointment', { isNew: name !== 'appointment' })
    })
  })
}
