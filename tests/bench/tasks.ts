import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { paths } from '../../scripts/publish/sitePaths.ts'
import { type Benchmark, median } from './benchmark.ts'
import { withUnwatchedBrowser } from './browsers.ts'
import { withSecureServer } from './servers.ts'
import { phoneScreen } from './slowPhone.ts'

const RUNS = 5
/** Milliseconds for hydration and prefetching on a busy machine. */
const UNTOUCHED = 4000

/** The longest task of every page before and after its load event, with the processor slowed four times. */
export const tasksBenchmark: Benchmark = {
  name: 'tasks',
  run: () =>
    withSecureServer((origin) =>
      withUnwatchedBrowser(async (browser) => {
        const lines = ['longest task once loaded, ms; 0 where none reaches 50 (before it, median)']
        for (const path of Object.values(paths)) {
          const visits: Longest[] = []
          for (let turn = 0; turn < RUNS; turn++)
            visits.push(await longestTasks(browser, `${origin}${encodeURI(path)}`))
          const loaded = visits.map(({ after }) => after)
          const before = median(visits.map((visit) => visit.before))
          lines.push(
            `  ${String(median(loaded)).padStart(4)}  ${loaded.join(' ')}  ${path}  (${before})`,
          )
        }
        return lines
      }),
    ),
}

/** In milliseconds; browsers report tasks of 50 and more only. */
type Longest = { before: number; after: number }
type Task = { startTime: number; duration: number }

const longestOf = (tasks: readonly Task[]) =>
  Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)))

async function longestTasks(browser: Browser, url: string): Promise<Longest> {
  const visitor = await browser.createBrowserContext()
  try {
    const page = await visitor.newPage()
    await page.setViewport(phoneScreen)
    await page.emulateCPUThrottling(4)
    await page.goto(url)
    // No polling, because each evaluation can be a long task.
    await wait(UNTOUCHED)
    const { isHydrated, loaded, asked, tasks } = await page.evaluate(async () => {
      const asked = performance.now()
      const isHydrated = 'ready' in document.documentElement.dataset
      const tasks: Task[] = []
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map((entry) => entry.toJSON()))
      }).observe({ type: 'longtask', buffered: true })
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      // The observer receives buffered entries in a later task.
      await new Promise((resolve) => setTimeout(resolve, 500))
      return { isHydrated, loaded: visit?.loadEventEnd ?? 0, asked, tasks }
    })
    if (!isHydrated) throw new Error(`${url} was not hydrated after ${UNTOUCHED} ms`)
    return {
      before: longestOf(tasks.filter(({ startTime }) => startTime < loaded)),
      after: longestOf(tasks.filter(({ startTime }) => startTime >= loaded && startTime < asked)),
    }
  } finally {
    await visitor.close()
  }
}
