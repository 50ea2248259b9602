import type { Browser, BrowserContext } from '@playwright/test'
import { sessionCookie } from '../support/deskSessions.ts'
import { words } from '../support/editorTexts.ts'
import { withEditor } from '../support/servedCheckout.ts'
import { type Benchmark, median } from './benchmark.ts'

const RUNS = 7

/** From a manager's click on the site's content to an editable price; each link is clicked as soon as it appears. */
export const firstFormBenchmark: Benchmark = {
  name: 'first-form',
  run: () =>
    withEditor(async (editor, browser) => {
      const cookie = sessionCookie(await editor.session('Mehmet', 'manager'))
      const cold: number[] = []
      const warm: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const context = await visitor(browser, cookie)
        cold.push(await firstForm(context, editor.origin))
        warm.push(await firstForm(context, editor.origin))
        await context.close()
      }
      const said = (all: number[]) =>
        `median ${median(all)} ms, at most ${Math.max(...all)} ms of ${all.length}`
      return [
        `first form in a new browser: ${said(cold)}`,
        `in a browser with cached files: ${said(warm)}`,
      ]
    }),
}

async function visitor(browser: Browser, cookie: ReturnType<typeof sessionCookie>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies([cookie])
  return context
}

/** Milliseconds in a new tab. */
async function firstForm(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${origin}/yonetim`)
  const link = page.getByRole('link', { name: words.heading })
  await link.waitFor()
  // The desk's own requests are not measured.
  await page.waitForLoadState('load')
  const start = performance.now()
  await link.click()
  await page.getByRole('button', { name: 'Fiyat listesi', exact: true }).click()
  await page.getByLabel('Dolgu: En düşük fiyat').waitFor()
  const taken = Math.round(performance.now() - start)
  await page.close()
  return taken
}
