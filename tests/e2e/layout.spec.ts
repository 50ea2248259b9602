import type { Page } from '@playwright/test'
import { everyPage, expect, test, visit } from './fixtures.ts'

const widths = [320, 360, 390, 768, 1024, 1280, 1440, 1920]

/** What makes a page scroll sideways, or is cut off at its edge: the elements, by their start tags. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const page = document.documentElement
    const wide = page.scrollWidth - page.clientWidth
    const scrolls = wide > 0 ? [`the page is ${wide} px too wide`] : []
    const cut = [...document.body.querySelectorAll('p, h1, h2, h3, a, button, li, th, td, label')]
    const isClippedOnPurpose = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      const { overflowX, position } = getComputedStyle(parent)
      return overflowX !== 'visible' || position === 'fixed' || isClippedOnPurpose(parent)
    }
    const beyond = cut.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const outside = right > page.clientWidth + 1 || (left < -1 && right > 0)
      return width > 1 && outside && !isClippedOnPurpose(element)
    })
    return [...scrolls, ...beyond.map((element) => element.outerHTML.slice(0, 90))]
  })

for (const { name, path } of everyPage) {
  test(`a visitor never has to scroll ${name} sideways, from 320 to 1920 px`, async ({ page }) => {
    await visit(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => overflowing(page), `at ${width} px`).toEqual([])
    }
  })

  test(`a visitor with a narrow phone reads every number on ${name} in one line`, async ({
    page,
  }) => {
    await visit(page, path)
    await page.setViewportSize({ width: 320, height: 640 })
    const broken = await page.locator('a[href^="tel:"]:visible').evaluateAll((links) =>
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
    expect(broken).toEqual([])
  })

  test(`nothing a visitor reads on ${name} moves while it loads or is scrolled`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
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
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(async () => {
      await document.fonts.ready
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' })
        await frame()
        await frame()
      }
      await frame()
    })
    const shifts = (await page.evaluate(() => window.shifts)) ?? []
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    // A swapped font may move letters by a fraction of a pixel; the measure's third decimal stays 0.
    expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.0005)
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
