import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { paths } from '../../scripts/build/sitePaths.ts'
import { median } from './median.ts'
import { withPeer } from './peerSite.ts'
import { withSecureServer } from './secureSite.ts'
import { slowDown } from './slowPhone.ts'
import { withUnwatchedBrowser } from './unwatchedBrowser.ts'

const RUNS = 7

/** Milliseconds in which a page comes alive and fetches ahead, and in which a hand rests before it presses. */
const UNTOUCHED = 4000
const RESTING = 120

type Visitor = { slow: boolean; savesData: boolean }

/** Who goes on from the home page. */
const visitors: Record<string, Visitor> = {
  'on this machine': { slow: false, savesData: false },
  'slow 4G and a quarter of the processor': { slow: true, savesData: false },
  'the same, saving data, for whom nothing is fetched ahead': { slow: true, savesData: true },
}

/** How soon the first page change is painted, home to prices, beside the peer's (BENCH_PEER), in turns. */
export const firstChanges = (): Promise<string[]> =>
  withPeer((peer) =>
    withUnwatchedBrowser(async (browser) => {
      const visit = (visitor: Visitor, dist?: string) =>
        withSecureServer((origin) => firstChange(browser, origin, visitor), { dist })
      const lines = [`home to prices, click to painted, ms, median of ${RUNS}`]
      for (const [name, visitor] of Object.entries(visitors)) {
        const ours: number[] = []
        const theirs: number[] = []
        for (let turn = 0; turn < RUNS; turn++) {
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

/** Milliseconds from the click on the price list's link to the frame that shows its heading; slow only once the page has come. */
async function firstChange(
  browser: Browser,
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

/** Notes when a link is pressed, and when the frame with another heading has been made: for documents that follow too. */
function noteChange() {
  const before = document.querySelector('h1')?.textContent
  // The page it was in: a document that follows has none.
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

/** Milliseconds from the press until the other page was painted, in this document or one that has followed. */
function painted(): number {
  const { before, changed } = window as unknown as { before?: string; changed?: number }
  if (before !== undefined) return changed ?? 0
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const pressed = Number(sessionStorage.getItem('pressed'))
  return paint ? performance.timeOrigin + paint.startTime - pressed : 0
}
