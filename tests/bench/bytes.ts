import type { Page } from '@playwright/test'
import { clinicDir, distDir } from '../../scripts/publish/paths.ts'
import { readSites } from '../../src/content/loading/read.ts'
import { untouchedBytes } from '../support/untouchedBytes.ts'
import type { Benchmark } from './benchmark.ts'
import { withBrowser } from './browsers.ts'

/** Milliseconds of idle time after hydration. */
const UNTOUCHED = 3000
/** Pages that are open at once. */
const AT_ONCE = 5

/** What a phone receives of every page in `dist/`, in bytes of brotli: needed with data saved, and prefetched without. */
export const bytesBenchmark: Benchmark = {
  name: 'bytes',
  run: () =>
    withBrowser(async (origin, browser) => {
      const sentTo = async (path: string, savesData: boolean) => {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
        const settled = (page: Page) => page.waitForTimeout(UNTOUCHED)
        const url = `${origin}${encodeURI(path)}`
        const sent = await untouchedBytes(page, url, distDir, { savesData, settled })
        await page.close()
        return { ...sent, total: sent.html + sent.scripts + sent.styles + sent.data }
      }
      const rowOf = async (path: string): Promise<string> => {
        const { html, scripts, styles, data, total, requests } = await sentTo(path, true)
        const ahead = (await sentTo(path, false)).total - total
        const figures = [html, scripts, styles, data, total, requests, ahead]
        return `| ${path} | ${figures.map((figure) => figure.toLocaleString('en')).join(' | ')} |`
      }
      const paths = readSites(clinicDir).published.flatMap(({ pages }) =>
        pages.map(({ path }) => path),
      )
      const lines = [
        '| page | html | js | css | data | total | requests | ahead |',
        '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ]
      for (let at = 0; at < paths.length; at += AT_ONCE)
        lines.push(...(await Promise.all(paths.slice(at, at + AT_ONCE).map(rowOf))))
      return lines
    }),
}
