import type { Page } from '@playwright/test'
import { expect, pageName, paths, test } from './fixtures.ts'
import {
  closeControl,
  drawer,
  free,
  held,
  isHeld,
  tooth,
  visitWithoutTime,
} from './support/drawer.ts'

/** Longer than the mouse has to rest on the tooth. */
const INTENT = 150
/** Far longer, to show that nothing happens. */
const LONG = 2000

const away = (page: Page) => page.mouse.move(300, 500)
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

async function hoverOpen(page: Page) {
  await tooth(page).hover()
  await page.clock.runFor(INTENT)
  await expect(drawer(page)).toBeVisible()
  // Radix listens for presses outside from the next task on.
  await page.clock.runFor(50)
}

test.beforeEach(({ page }) => visitWithoutTime(page, paths.about))

test('a visitor who rests on the tooth sees the drawer, and nothing else changes', async ({
  page,
}) => {
  await tooth(page).hover()
  await page.clock.runFor(60)
  await expect(drawer(page)).toHaveCount(0)
  await page.clock.runFor(INTENT - 60)
  await expect(drawer(page)).toBeVisible()
  await expect(tooth(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await isHeld(page)).toEqual(free)
  expect(await focusedName(page)).toBe('BODY')
})

test('a visitor whose mouse only crosses the tooth sees nothing', async ({ page }) => {
  await tooth(page).hover()
  await page.clock.runFor(60)
  await away(page)
  await page.clock.runFor(LONG)
  await expect(drawer(page)).toHaveCount(0)
})

test('it stays when the mouse leaves, and when the keyboard goes on through the page', async ({
  page,
}) => {
  await hoverOpen(page)
  await away(page)
  const link = page.getByRole('contentinfo').getByRole('link').first()
  await link.focus()
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await page.clock.runFor(LONG)
  await expect(link).not.toBeFocused()
  // Visible alone it would be on its way out, too.
  await expect(drawer(page)).toHaveAttribute('data-state', 'open')
})

test('pressing the tooth then pins it: focus inside, the rest held, never closed', async ({
  page,
}) => {
  await hoverOpen(page)
  const panel = await drawer(page).elementHandle()
  await tooth(page).click()
  await page.clock.runFor(LONG)
  await expect(closeControl(page)).toBeFocused()
  expect(await isHeld(page)).toEqual(held)
  expect(await panel?.evaluate((element) => element.isConnected), 'the same panel').toBe(true)
  await page.keyboard.press('Escape')
  await expect(tooth(page)).toBeFocused()
  expect(await isHeld(page)).toEqual(free)
})

test('so does Enter on the tooth', async ({ page }) => {
  await hoverOpen(page)
  await tooth(page).focus()
  await page.keyboard.press('Enter')
  await expect(closeControl(page)).toBeFocused()
  expect(await isHeld(page)).toEqual(held)
})

test('it closes on Escape without the mouse moving', async ({ page }) => {
  await hoverOpen(page)
  await page.keyboard.press('Escape')
  await page.clock.runFor(LONG)
  await expect(drawer(page)).toHaveCount(0)
  expect(await focusedName(page), 'focus was never taken').toBe('BODY')
})

test('it closes on a click outside, which still reaches what it was meant for', async ({
  page,
}) => {
  await hoverOpen(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: pageName('staff') })
    .click()
  await page.clock.runFor(LONG)
  await expect(drawer(page)).toHaveCount(0)
  await expect(page).toHaveURL(encodeURI(paths.staff))
})

test('it closes on its control and on a link, which leads on', async ({ page }) => {
  await hoverOpen(page)
  await closeControl(page).click()
  await page.clock.runFor(LONG)
  await expect(drawer(page)).toHaveCount(0)

  await hoverOpen(page)
  await drawer(page).getByRole('link', { name: 'Blog' }).click()
  await page.clock.runFor(LONG)
  await expect(drawer(page)).toHaveCount(0)
  await expect(page).toHaveURL(paths.home)
})

test('a visitor who had gone into it by keyboard is back on the tooth', async ({ page }) => {
  await hoverOpen(page)
  await closeControl(page).focus()
  await page.keyboard.press('Escape')
  await expect(tooth(page)).toBeFocused()
})

for (const how of ['hovering', 'pressing'] as const) {
  test(`after ${how} and closing, it opens again only once the mouse has left and come back`, async ({
    page,
  }) => {
    if (how === 'hovering') await hoverOpen(page)
    else await tooth(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.clock.runFor(LONG)
    await expect(drawer(page)).toHaveCount(0)

    const box = await tooth(page).boundingBox()
    if (!box) throw new Error('the tooth has no box')
    // Still over the tooth: moving about on it opens nothing.
    await page.mouse.move(box.x + 14, box.y + 14)
    await page.mouse.move(box.x + 30, box.y + 30)
    await page.clock.runFor(LONG)
    await expect(drawer(page)).toHaveCount(0)

    await away(page)
    await tooth(page).hover()
    await page.clock.runFor(INTENT)
    await expect(drawer(page)).toBeVisible()
  })
}

test('it opens by hovering after it was closed from elsewhere', async ({ page }) => {
  await tooth(page).click()
  await closeControl(page).click()
  await page.clock.runFor(LONG)
  await tooth(page).hover()
  await page.clock.runFor(INTENT)
  await expect(drawer(page)).toBeVisible()
})
