import type { Page } from '@playwright/test'
import { everyPage, expect, nightlyExcept, test, visit } from './fixtures.ts'
import { expectFits } from './support/fits.ts'
import { expectStill, watchShifts } from './support/shifts.ts'

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
      await expectStill(page)
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
