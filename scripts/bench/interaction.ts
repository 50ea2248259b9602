import type { Browser, Page } from '@playwright/test'
import { paths } from '../../scripts/build/sitePaths.ts'
import type { Benchmark } from './benchmark.ts'
import { median } from './median.ts'
import { withBrowser } from './servedSite.ts'
import { phone, slowDown } from './slowPhone.ts'

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

type Visitor = { slow: boolean; savesData: boolean }

/** Who goes on from the home page. */
const visitors: Record<string, Visitor> = {
  'on this machine': { slow: false, savesData: false },
  'slow 4G and a quarter of the processor': { slow: true, savesData: false },
  'the same, saving data, for whom nothing is fetched ahead': { slow: true, savesData: true },
}

const moments = {
  painted: () => performance.getEntriesByName('first-contentful-paint').length > 0,
  alive: () => 'ready' in document.documentElement.dataset,
}

/** How soon the page answers a first tap, and how soon the first page change is painted. */
export const interactionBenchmark: Benchmark = {
  name: 'interaction',
  run: () =>
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
      lines.push('home to prices, click to painted, ms')
      for (const [name, visitor] of Object.entries(visitors)) {
        const changes: number[] = []
        for (let turn = 0; turn < RUNS; turn++)
          changes.push(await firstChange(browser, origin, visitor))
        lines.push(`  ${name}: ${median(changes).toFixed(0)}`)
      }
      return lines
    }),
}

/** Milliseconds from the first tap to the frame that answers it: the longest of its events. */
async function firstTap(
  browser: Browser,
  origin: string,
  { path, selector }: (typeof targets)[number],
  reached: () => boolean,
): Promise<number> {
  const page = await browser.newPage(phone)
  try {
    await slowDown(page, { line: true })
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

/** Milliseconds from the click on the price list's link to the frame that shows its heading; slow only once the page has come. */
async function firstChange(
  browser: Browser,
  origin: string,
  { slow, savesData }: Visitor,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    if (savesData) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    }
    await page.goto(origin)
    await page.waitForFunction(moments.alive)
    await page.waitForLoadState('networkidle')
    if (slow) await slowDown(page, { line: true })
    await watchChange(page)
    const link = page.locator(`header nav a[href="${encodeURI(paths.prices)}"]`).first()
    await link.hover()
    // A hand comes to rest before it presses.
    await page.waitForTimeout(120)
    await page.mouse.down()
    await page.mouse.up()
    const changed = await page.waitForFunction(
      () => (window as unknown as { changed?: number }).changed,
    )
    return (await changed.jsonValue()) ?? Number.NaN
  } finally {
    await page.close()
  }
}

/** Notes, as `changed`, how long after the next click the frame with another heading has been made. */
const watchChange = (page: Page) =>
  page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent
    addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === before) return
          observer.disconnect()
          requestAnimationFrame(() =>
            setTimeout(() => Object.assign(window, { changed: performance.now() - timeStamp })),
          )
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      },
      { capture: true, once: true },
    )
  })
