import type { Page } from '@playwright/test'
import { content, expect, paths, test, tr, visit } from './fixtures.ts'
import { hold } from './support/faults.ts'

const clinic = content('clinic')
const siteName = tr('common', 'siteName', { clinic: clinic.name })
const book = tr('common', 'header.book')

const header = (page: Page) => page.getByRole('banner')

/** The opacity of the header's bar behind its text, from 0 to 1. */
const solidity = (page: Page) =>
  header(page).evaluate((bar) => {
    for (const { effect } of bar.getAnimations({ subtree: true }))
      effect?.updateTiming({ duration: 0 })
    return getComputedStyle(bar, '::after').opacity
  })

test.describe('scrolling', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 480 } })

  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' })
      return window.scrollY
    }, top)

  test('a visitor who scrolled before hydration sees the scrolled header after it', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto(encodeURI(paths.about), { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    expect(await scrollTo(page, 300)).toBe(300)
    await expect(header(page)).not.toHaveAttribute('data-scrolled')
    release()
    await expect(header(page)).toHaveAttribute('data-scrolled')
  })

  test('a visitor sees the header change past 50 px, not at 50, and keep its height', async ({
    page,
  }) => {
    await visit(page, paths.staff)
    const bar = header(page)
    const height = () => bar.evaluate((element) => element.getBoundingClientRect().height)
    const before = await height()
    for (const [top, isScrolled] of [
      [0, false],
      [51, true],
      [50, false],
    ] as const) {
      expect(await scrollTo(page, top)).toBe(top)
      await expect(bar.and(page.locator('[data-scrolled]'))).toHaveCount(isScrolled ? 1 : 0)
      await expect.poll(() => solidity(page)).toBe(isScrolled ? '1' : '0')
    }
    expect(await height()).toBe(before)
  })
})

test('a visitor reads the clinic’s name on the logo, sees it undistorted, and opens the home page with it', {
  tag: ['@desktop', '@nightly'],
}, async ({ page }) => {
  await visit(page, paths.staff)
  const logo = header(page).getByRole('img', { name: siteName })
  const shape = await logo.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const printed = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    return { printed, drawn: image.naturalWidth / image.naturalHeight }
  })
  expect(shape.printed).toBeCloseTo(shape.drawn, 1)
  await header(page).getByRole('link', { name: siteName }).click()
  await expect(page).toHaveURL(paths.home)
})

test('a visitor finds exactly one way to an appointment: in the header, or on a phone in the bar at the bottom', {
  tag: ['@desktop', '@nightly'],
}, async ({ page }) => {
  await visit(page, paths.prices)
  const links = header(page).getByRole('link', { name: book, exact: true })
  const inBottomBar = page
    .getByRole('complementary', { name: tr('common', 'reach.label') })
    .getByRole('link', { name: tr('common', 'reach.appointment'), exact: true })
  for (const width of [768, 1023, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(links, `at ${width} px`).toHaveCount(1)
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(links, `at ${width} px`).toHaveCount(0)
    await expect(inBottomBar, `at ${width} px`).toHaveCount(1)
  }
})

test('a visitor finds every target in the bar at least 44 px large', {
  tag: ['@desktop', '@nightly'],
}, async ({ page }) => {
  await visit(page, paths.home)
  for (const width of [320, 360, 768, 1024]) {
    await page.setViewportSize({ width, height: 700 })
    const small = await header(page)
      .locator('a:visible, button:visible')
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
          .filter(({ box }) => box.width < 44 || box.height < 44 || box.right > innerWidth)
          .map(({ html }) => html),
      )
    expect(small, `at ${width} px`).toEqual([])
  }
})
