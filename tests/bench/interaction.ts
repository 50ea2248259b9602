import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { Browser as UnwatchedBrowser } from 'puppeteer-core'
import { paths } from '../../scripts/publish/sitePaths.ts'
import { type Benchmark, median } from './benchmark.ts'
import { withBrowser, withUnwatchedBrowser } from './browsers.ts'
import { withPeer, withSecureServer } from './servers.ts'
import { phoneScreen, slowDown } from './slowPhone.ts'

/** Latency of a first tap and of the first navigation. */
export const interactionBenchmark: Benchmark = {
  name: 'interaction',
  run: async () => [...(await firstTaps()), ...(await firstChanges())],
}

const TAPS = 5
/** Targets of a first tap. */
const targets: readonly { name: string; path: string; selector: string }[] = [
  { name: 'drawer', path: paths.home, selector: 'header a[aria-haspopup="dialog"]' },
  { name: 'menu', path: paths.home, selector: 'header nav button' },
  { name: 'pause', path: paths.home, selector: '[data-carousel-controls] button' },
  { name: 'contact', path: paths.home, selector: ':not(header) > [aria-haspopup="dialog"]' },
  { name: 'prices', path: paths.prices, selector: 'main h2 button' },
  { name: 'form', path: paths.appointment, selector: 'input[name="name"]' },
]

const moments = {
  painted: () => performance.getEntriesByName('first-contentful-paint').length > 0,
  hydrated: () => 'ready' in document.documentElement.dataset,
}

/** Latency of a first tap on slow 4G and a quarter of the processor. */
const firstTaps = (): Promise<string[]> =>
  withBrowser(async (origin, browser) => {
    const lines = ['first tap, slow 4G and a quarter of the processor, ms']
    for (const target of targets) {
      const figures: string[] = []
      for (const [moment, reached] of Object.entries(moments)) {
        const taps: number[] = []
        for (let turn = 0; turn < TAPS; turn++)
          taps.push(await firstTap(browser, origin, target, reached))
        figures.push(`${moment} ${median(taps).toFixed(0).padStart(3)}`)
      }
      lines.push(`  ${target.name.padEnd(8)} ${figures.join('   ')}`)
    }
    return lines
  })

/** Milliseconds from the first tap to its next paint: the longest of its events. */
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
    // An interaction shorter than a frame has no entry.
    await page.waitForFunction(answered, undefined, { timeout: 4_000 }).catch(() => {})
    return await page.evaluate(() => {
      const { seen } = window as unknown as { seen: PerformanceEntry[] }
      return Math.max(0, ...seen.map(({ duration }) => duration))
    })
  } finally {
    await page.close()
  }
}

const CHANGES = 7

/** Milliseconds for hydration and prefetching, and between hovering and pressing. */
const UNTOUCHED = 4000
const RESTING = 120

type Visitor = { slow: boolean; savesData: boolean }

/** Visitors who leave the home page. */
const visitors: Record<string, Visitor> = {
  'on this machine': { slow: false, savesData: false },
  'slow 4G and a quarter of the processor': { slow: true, savesData: false },
  'the same, saving data, without prefetching': { slow: true, savesData: true },
}

/** Latency of the first navigation, home to prices, in turns with the peer's (BENCH_PEER). */
const firstChanges = (): Promise<string[]> =>
  withPeer((peer) =>
    withUnwatchedBrowser(async (browser) => {
      const visit = (visitor: Visitor, dist?: string) =>
        withSecureServer((origin) => firstChange(browser, origin, visitor), { dist })
      const lines = [`home to prices, click to painted, ms, median of ${CHANGES}`]
      for (const [name, visitor] of Object.entries(visitors)) {
        const ours: number[] = []
        const theirs: number[] = []
        for (let turn = 0; turn < CHANGES; turn++) {
          ours.push(await visit(visitor))
          if (peer) theirs.push(await visit(visitor, peer))
        }
        const [our, their] = [median(ours), median(theirs)]
        const beside = peer ? `, the peer’s ${their.toFixed(0)}: ${(our / their).toFixed(2)}` : ''
        lines.push(`  ${name}: ${our.toFixed(0)}${beside}`)
      }
      return lines
    }),
  )

/** Milliseconds from the click on the link to the frame with the heading of the prices. Slows down after loading. */
async function firstChange(
  browser: UnwatchedBrowser,
  origin: string,
  { slow, savesData }: Visitor,
): Promise<number> {
  const visitor = await browser.createBrowserContext()
  try {
    const page = await visitor.newPage()
    await page.setViewport({ width: 1280, height: 800 })
    if (savesData) {
      await page.evaluateOnNewDocument(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    }
    await page.goto(origin)
    await wait(UNTOUCHED)
    if (slow) await slowDown(await page.createCDPSession())
    await page.evaluate(noteChange)
    const link = await page.waitForSelector(`header a[href="${encodeURI(paths.prices)}"]`)
    const box = await link?.boundingBox()
    if (!box) throw new Error('the price list has no link in the header')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await wait(RESTING)
    await page.mouse.down()
    await page.mouse.up()
    const changed = await page.waitForFunction(painted, { polling: 100 })
    return await changed.jsonValue()
  } finally {
    await visitor.close()
  }
}

/** Records when a link is clicked and when another heading is painted, also in the next document. */
function noteChange() {
  const before = document.querySelector('h1')?.textContent
  // The next document does not have this mark.
  Object.assign(window, { before })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp))
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
}

/** Milliseconds from the click to the paint of the other page, in this document or the next. */
function painted(): number {
  const { before, changed } = window as unknown as { before?: string; changed?: number }
  if (before !== undefined) return changed ?? 0
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const pressed = Number(sessionStorage.getItem('pressed'))
  return paint ? performance.timeOrigin + paint.startTime - pressed : 0
}
