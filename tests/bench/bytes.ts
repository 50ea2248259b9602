import type { Page } from '@playwright/test'
import { distDir } from '../../scripts/publish/paths.ts'
import { paths } from '../support/sitePaths.ts'
import { untouchedBytes } from '../support/untouchedBytes.ts'
import type { Benchmark } from './benchmark.ts'
import { withBrowser } from './browsers.ts'

/** Milliseconds of idle time after hydration. */
const UNTOUCHED = 3000
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6)

/** What a phone receives of every page in `dist/`, in KB of 1,024 bytes, brotli: needed, and prefetched. */
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
      const lines = ['  html      js     css    data   total  requests   ahead']
      for (const path of Object.values(paths)) {
        const { html, scripts, styles, data, total, requests } = await sentTo(path, true)
        const ahead = (await sentTo(path, false)).total - total
        const figures = [html, scripts, styles, data, total].map(kilobytes)
        lines.push(
          `${figures.join('  ')}  ${String(requests).padStart(8)}  ${kilobytes(ahead)}  ${path}`,
        )
      }
      return lines
    }),
}
