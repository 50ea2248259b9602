import type { Page } from '@playwright/test'
import { expect, type PageId, pageName, paths, test, tr, visit } from './fixtures.ts'
import { expectArrival, mark } from './support/arrival.ts'
import { menuPages, openMenu } from './support/menu.ts'

const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
async function follow(page: Page, name: PageId): Promise<void> {
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: pageName(name), exact: true }).click()
}

/** The pages of the menu, and home at the end. */
const journey: PageId[] = [...menuPages.filter((name) => name !== 'home'), 'home']

test('a visitor who follows the menu starts each page at its top, with its title and heading', async ({
  page,
}) => {
  await visit(page, paths.home)
  await mark(page)
  for (const name of journey) {
    await scrollDown(page)
    await follow(page, name)
    await expectArrival(page, name)
  }
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const passes = reducedMotion === 'no-preference'
  test(`a visitor ${passes ? 'sees pages cross-fade' : 'who prefers less motion sees pages change without a transition'}, and never waits for the first page`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const pass = document.startViewTransition.bind(document)
      Reflect.set(window, 'passes', 0)
      document.startViewTransition = (change) => {
        Reflect.set(window, 'passes', Reflect.get(window, 'passes') + 1)
        return pass(change)
      }
    })
    const count = () => page.evaluate(() => Reflect.get(window, 'passes'))
    await visit(page, paths.home)
    await mark(page)
    await follow(page, 'about')
    await expectArrival(page, 'about')
    expect(await count()).toBe(0)
    await follow(page, 'contact')
    await expectArrival(page, 'contact')
    expect(await count()).toBe(passes ? 1 : 0)
  })
}

test('a visitor who goes back and forward also starts at the top', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, paths.home)
  await mark(page)
  await follow(page, 'about')
  await expectArrival(page, 'about')
  await follow(page, 'contact')
  await expectArrival(page, 'contact')
  await scrollDown(page)
  await page.goBack()
  await expectArrival(page, 'about')
  await scrollDown(page)
  await page.goBack()
  await expectArrival(page, 'home')
  await scrollDown(page)
  await page.goForward()
  await expectArrival(page, 'about')
})

test('a visitor with the keyboard skips to the content', { tag: ['@desktop', '@nightly'] }, async ({
  page,
}) => {
  await visit(page, paths.home)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: tr('common', 'skipToContent') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a visitor keeps the focus when the first page is hydrated', {
  tag: ['@desktop', '@nightly'],
}, async ({ page }) => {
  await visit(page, paths.about)
  await expect(page.locator('body')).toBeFocused()
})

test('a visitor who leaves the home page and comes back finds the styles of both pages', async ({
  page,
}) => {
  await visit(page, paths.home)
  await mark(page)
  const looks = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display))
  const footer = await looks('footer *')
  const lists = await looks('main ul')
  expect(lists).toContain('grid')
  await follow(page, 'prices')
  await expectArrival(page, 'prices')
  expect(await looks('footer *')).toEqual(footer)
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
  await expect.poll(() => looks('main ul')).toEqual(lists)
  expect(await looks('footer *')).toEqual(footer)
})
