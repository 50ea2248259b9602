import type { Page } from '@playwright/test'
import { content, expect, paths, test, tr, visit, whenAlive } from './fixtures.ts'
import { pass, settled } from './support/carousel.ts'

const { statistics } = content('statistics')
const finals = statistics.map(({ target }) => `${target}+`)
const zeros = statistics.map(() => '0+')

const band = (page: Page) => page.getByRole('region', { name: tr('home', 'statistics.title') })
const figures = (page: Page) => band(page).locator('dd [aria-hidden="true"]')
const shown = (page: Page) => figures(page).allTextContents()

/** Scrolls until `portion` of the list of figures stands above the lower edge of the screen. */
const show = (page: Page, portion: number) =>
  band(page)
    .locator('dl')
    .evaluate((list, portion) => {
      const { top, height } = list.getBoundingClientRect()
      const target = scrollY + top + height * portion - innerHeight
      scrollTo({ top: Math.ceil(target), behavior: 'instant' })
      // Resolves with the frame in which the page's own observers are told as well.
      return new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(list)
      })
    }, portion)

/** Notes each figure that becomes smaller, as `fallen`. */
const noteFigures = (page: Page) =>
  figures(page).evaluateAll((elements) => {
    window.fallen = []
    for (const element of elements) {
      let last = element.textContent
      new MutationObserver(() => {
        const now = element.textContent
        if (Number.parseInt(now, 10) < Number.parseInt(last, 10)) {
          window.fallen?.push(`${last} ${now}`)
        }
        last = now
      }).observe(element, { childList: true, characterData: true, subtree: true })
    }
  })

async function openInTime(page: Page) {
  await page.clock.install({ time: '2026-11-20T12:00:00' })
  await visit(page, paths.home)
  // About to come into view: its code is fetched by then.
  await show(page, -0.3)
  await expect(figures(page)).toHaveText(zeros)
  await page.clock.pauseAt('2026-11-20T12:10:00')
}

test('the figures wait for the visitor, then a second, then count up within two', async ({
  page,
}) => {
  await openInTime(page)
  await pass(page, 10_000)
  await show(page, 0.08)
  await settled(page)
  await pass(page, 10_000)
  expect(await shown(page)).toEqual(zeros)

  await show(page, 0.12)
  await settled(page)
  await pass(page, 999)
  expect(await shown(page)).toEqual(zeros)
  await expect(figures(page).first()).toHaveAttribute('data-phase', 'waiting')
  await pass(page, 1)
  await expect(figures(page).first()).toHaveAttribute('data-phase', 'counting')

  await pass(page, 400)
  const treatments = Number.parseInt((await shown(page))[1] ?? '', 10)
  expect(treatments).toBeGreaterThan(0)
  expect(treatments).toBeLessThan(statistics[1]?.target ?? 0)
  await pass(page, 1600)
  await expect(figures(page)).toHaveText(finals)
})

test('a visitor who jumps to the figures sees them stand from the first moment, and none fall', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' })
  await visit(page, paths.home)
  await page.clock.pauseAt('2026-11-20T12:10:00')
  await noteFigures(page)
  await show(page, 1)
  expect(await shown(page)).toEqual(finals)
  await whenAlive(band(page))
  await settled(page)
  await pass(page, 1000)
  await pass(page, 2000)
  expect(await shown(page)).toEqual(finals)
  expect(await page.evaluate(() => window.fallen)).toEqual([])
})

test('a visitor who jumps to figures that wait sees them rise, and none fall', async ({ page }) => {
  await openInTime(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await noteFigures(page)
  await show(page, 1)
  await settled(page)
  await pass(page, 1000)
  for (let step = 0; step < 10; step++) await pass(page, 200)
  await expect(figures(page)).toHaveText(finals)
  expect(await page.evaluate(() => window.fallen)).toEqual([])
})

test('the figures count only once, however often the visitor comes back', async ({ page }) => {
  await openInTime(page)
  await show(page, 1)
  await settled(page)
  await pass(page, 1000)
  await pass(page, 2000)
  await expect(figures(page)).toHaveText(finals)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await pass(page, 5000)
  await show(page, 1)
  for (let step = 0; step < 8; step++) {
    await pass(page, 400)
    expect(await shown(page)).toEqual(finals)
  }
})

test('a visitor who leaves before the second is over still finds the figures counted', async ({
  page,
}) => {
  await openInTime(page)
  await show(page, 0.5)
  await settled(page)
  await pass(page, 500)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await pass(page, 600)
  await pass(page, 2000)
  await expect(figures(page)).toHaveText(finals)
})

test('a visitor with a screen reader is told the final figures at any time', async ({ page }) => {
  await openInTime(page)
  for (const [index, { label, target }] of statistics.entries()) {
    const statistic = band(page).locator('dl > div').nth(index)
    await expect(statistic.getByRole('term')).toHaveText(label)
    await expect(statistic.locator('dd > :not([aria-hidden])')).toHaveText(`${target}+`)
  }
})

test('no figure pushes another while it counts', async ({ page }) => {
  await openInTime(page)
  await show(page, 1)
  const places = () =>
    band(page)
      .locator('dt, dd')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
  const before = await places()
  await settled(page)
  await pass(page, 1000)
  for (let step = 0; step < 10; step++) {
    await pass(page, 200)
    expect(await places()).toEqual(before)
  }
})

test.describe('a visitor who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('reads the final figures at once', async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T12:00:00' })
    await visit(page, paths.home)
    expect(await shown(page)).toEqual(finals)
    await show(page, 1)
    await pass(page, 1500)
    expect(await shown(page)).toEqual(finals)
  })
})

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('reads the final figures, in the order of the content', async ({ page }) => {
    await page.goto(paths.home)
    await expect(figures(page)).toHaveText(finals)
    await expect(band(page).getByRole('term')).toHaveText(statistics.map(({ label }) => label))
  })
})

declare global {
  interface Window {
    fallen?: string[]
  }
}
