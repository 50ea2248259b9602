import type { Page } from '@playwright/test'
import { everyPage, expect, nightlyExcept, test, visit } from './fixtures.ts'
import { expectFits } from './support/fits.ts'

/** Telephone numbers that wrap onto a second line. */
const brokenNumbers = (page: Page): Promise<string[]> =>
  page.locator('a[href^="tel:"]:visible').evaluateAll((links) =>
    links.flatMap((link) => {
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const numbers: string[] = []
      while (walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (/\d/.test(range.toString()) && lines.size > 1) numbers.push(range.toString())
      }
      return numbers
    }),
  )

/** Records layout shifts from the next page on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const names = entry.sources.map(({ node, currentRect }) =>
          node instanceof Element
            ? node.outerHTML.slice(0, 90)
            : (node?.textContent ?? JSON.stringify(currentRect)),
        )
        window.shifts?.push({ value: entry.value, names })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Delays the fonts until the page is painted without them, as on a slow line. */
const holdFonts = async (page: Page): Promise<void> => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    await route.continue()
  })
}

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    await frame()
  })

for (const { name, path } of everyPage) {
  test(`a visitor sees no layout shift on ${name}, never scrolls it sideways and reads every number in one line`, {
    tag: nightlyExcept(name, 'home', 'prices'),
  }, async ({ page }) => {
    await test.step('nothing moves while it loads or is scrolled', async () => {
      await watchShifts(page)
      await holdFonts(page)
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      await scrollThrough(page)
      const shifts = (await page.evaluate(() => window.shifts)) ?? []
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      // Fonts move letters by a fraction of a pixel, and the dot after a long title by a few: CLS 0.001.
      expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.0015)
    })

    await test.step('it fits every screen from 320 to 1920 px', async () => {
      await page.unroute('**/*.woff2')
      // A new load, because elements that slide in later are outside the page.
      await visit(page, path)
      await expectFits(page)
    })

    await test.step('a narrow phone breaks no number', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await brokenNumbers(page)).toEqual([])
    })
  })
}

type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node?: Node; currentRect: DOMRectReadOnly }[]
}

declare global {
  interface Window {
    shifts?: { value: number; names: string[] }[]
  }
}
