import { expect, type Page } from '@playwright/test'

/** Records layout shifts from the next page on. */
export const watchShifts = (page: Page): Promise<unknown> =>
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

/** Expects that nothing has moved since the page was opened. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = (await page.evaluate(() => window.shifts)) ?? []
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  // Fonts move letters by a fraction of a pixel, and the dot after a long title by a few: CLS 0.001.
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.0015)
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
