import type { Browser } from '@playwright/test'
import { paths } from '../../scripts/build/sitePaths.ts'
import type { Benchmark } from './benchmark.ts'
import { median } from './median.ts'
import { withBrowser } from './servedSite.ts'
import { phone, slowDown } from './slowPhone.ts'

const RUNS = 5
/** Milliseconds in which a page comes alive and fetches ahead, also on a busy machine. */
const UNTOUCHED = 5000

/** The longest task of every page in its first seconds, in which it comes alive, on a quarter of the processor. */
export const tasksBenchmark: Benchmark = {
  name: 'tasks',
  run: () =>
    withBrowser(async (origin, browser) => {
      const lines = ['longest task, ms; 0 where none reaches 50']
      for (const path of Object.values(paths)) {
        const longest: number[] = []
        for (let turn = 0; turn < RUNS; turn++)
          longest.push(await longestTask(browser, `${origin}${encodeURI(path)}`))
        lines.push(`  ${median(longest).toFixed(0).padStart(4)}  ${longest.join(' ')}  ${path}`)
      }
      return lines
    }),
}

/** In milliseconds; browsers report tasks of 50 and more only. */
async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(phone)
  try {
    await slowDown(page, { line: false })
    await page.addInitScript(() => {
      const tasks: number[] = []
      Object.assign(window, { tasks })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
      }).observe({ type: 'longtask', buffered: true })
    })
    await page.goto(url)
    // Nothing is asked of the page meanwhile: the asking would be a task of the page's, and a long one.
    await page.waitForTimeout(UNTOUCHED)
    await page.waitForSelector('html[data-ready]')
    return await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { tasks: number[] }).tasks),
    )
  } finally {
    await page.close()
  }
}
