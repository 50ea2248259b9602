import type { Page } from '@playwright/test'
import { content, everyPage, expect, paths, test, tr, visit } from './fixtures.ts'
import { openMenu } from './support/menu.ts'

const clinic = content('clinic')
const siteName = tr('common', 'siteName', { clinic: clinic.name })
const book = tr('common', 'header.book')

const header = (page: Page) => page.getByRole('banner')

test.describe('scrolling', () => {
  test.use({ viewport: { width: 390, height: 480 } })

  /** How much of the full-width bar the header paints behind its words: 0 none, 1 solid. */
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

  test('a visitor sees the scrolled header past 50 px, not at 50, on every page', async ({
    page,
  }) => {
    for (const { path } of everyPage) {
      await visit(page, path)
      const bar = header(page)
      const height = await bar.evaluate((element) => element.getBoundingClientRect().height)
      expect(await solidity(page)).toBe('0')

      expect(await scrollTo(page, 51)).toBe(51)
      await expect(bar, path).toHaveAttribute('data-scrolled')
      await expect.poll(() => solidity(page)).toBe('1')

      expect(await scrollTo(page, 50)).toBe(50)
      await expect(bar, path).not.toHaveAttribute('data-scrolled')
      await expect.poll(() => solidity(page)).toBe('0')
      expect(
        await bar.evaluate((element) => {
          const { top, height } = element.getBoundingClientRect()
          return { top, height }
        }),
      ).toEqual({ top: 0, height })
    }
  })

  test('a visitor who scrolled before the app ran gets the scrolled header from it', async ({
    page,
  }) => {
    let release = () => {}
    const scrolled = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await scrolled
      await route.continue()
    })
    await page.goto(encodeURI(paths.about), { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    expect(await scrollTo(page, 300)).toBe(300)
    await expect(header(page)).not.toHaveAttribute('data-scrolled')
    release()
    await expect(header(page)).toHaveAttribute('data-scrolled')
  })
})

test('the logo is named after the clinic, keeps its shape and leads home', async ({ page }) => {
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

test('a visitor finds exactly one way to an appointment in the bar or its menu', async ({
  page,
}) => {
  await visit(page, paths.prices)
  const links = header(page).getByRole('link', { name: book, exact: true })
  for (const width of [360, 390, 768, 1023, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(links, `at ${width} px`).toHaveCount(1)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(links).toHaveCount(0)
  await openMenu(page)
  await expect(links).toHaveCount(1)
})

test('a visitor books from every page by one press in the header', async ({ page }) => {
  for (const { path } of everyPage) {
    await visit(page, path)
    await header(page).getByRole('link', { name: book, exact: true }).click()
    await expect(page).toHaveURL(encodeURI(paths.appointment))
  }
})

test('everything in the bar is at least 44 px to touch', async ({ page }) => {
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
