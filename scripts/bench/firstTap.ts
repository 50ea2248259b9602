import type { Browser } from '@playwright/test'
import { paths } from '../../scripts/build/sitePaths.ts'
import { median } from './median.ts'
import { withBrowser } from './servedSite.ts'
import { phoneScreen, slowDown } from './slowPhone.ts'

const RUNS = 5
/** What a visitor may tap first. */
const targets: readonly { name: string; path: string; selector: string }[] = [
  { name: 'drawer', path: paths.home, selector: 'header button[aria-haspopup="dialog"]' },
  { name: 'menu', path: paths.home, selector: 'header nav button' },
  { name: 'pause', path: paths.home, selector: '[data-carousel-controls] button' },
  { name: 'contact', path: paths.home, selector: ':not(header) > [aria-haspopup="dialog"]' },
  { name: 'prices', path: paths.prices, selector: 'main h2 button' },
  { name: 'form', path: paths.appointment, selector: 'input[name="name"]' },
]

const moments = {
  painted: () => performance.getEntriesByName('first-contentful-paint').length > 0,
  alive: () => 'ready' in document.documentElement.dataset,
}

/** How soon the page answers a first tap, on slow 4G and a quarter of the processor. */
export const firstTaps = (): Promise<string[]> =>
  withBrowser(async (origin, browser) => {
    const lines = ['first tap, slow 4G and a quarter of the processor, ms']
    for (const target of targets) {
      const figures: string[] = []
      for (const [moment, reached] of Object.entries(moments)) {
        const taps: number[] = []
        for (let turn = 0; turn < RUNS; turn++)
          taps.push(await firstTap(browser, origin, target, reached))
        figures.push(`${moment} ${median(taps).toFixed(0).padStart(3)}`)
      }
      lines.push(`  ${target.name.padEnd(8)} ${figures.join('   ')}`)
    }
    return lines
  })

/** Milliseconds from the first tap to the frame that answers it: the longest of its events. */
async function firstTap(
  browser: Browser,
  origin: string,
  { path, selector }: (typeof targets)[number],
  reached: () => boolean,
): Promise<number> {
  const { width, height, ...device } = phoneScreen
  const page = await browser.newPage({ ...device, viewport: { width, height } })
  try {
    await slowDown(await page.context().newCDPSession(page))
    await page.addInitScript(() => {
      const seen: PerformanceEntry[] = []
      Object.assign(window, { seen })
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      } as PerformanceObserverInit)
    })
    await page.goto(origin + encodeURI(path), { waitUntil: 'commit' })
    await page.waitForFunction(reached)
    await page.locator(selector).filter({ visible: true }).first().tap()
    const answered = () =>
      (window as unknown as { seen: PerformanceEntry[] }).seen.some(({ name }) => name === 'click')
    // Shorter than a frame: no entry comes, and there is nothing to wait for.
    await page.waitForFunction(answered, undefined, { timeout: 4_000 }).catch(() => {})
    return await page.evaluate(() => {
      const { seen } = window as unknown as { seen: PerformanceEntry[] }
      return Math.max(0, ...seen.map(({ duration }) => duration))
    })
  } finally {
    await page.close()
  }
}
