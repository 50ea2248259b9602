import type { Page } from '@playwright/test'
import { paths } from '../../scripts/build/sitePaths.ts'
import { distDir } from '../build/places.ts'
import type { Benchmark } from './benchmark.ts'
import { untouchedBytes } from './pageBytes.ts'
import { withBrowser } from './servedSite.ts'

/** Milliseconds after the page is alive in which nobody touches it. */
const UNTOUCHED = 3000
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6)

/**
 * What a phone is sent of every page of the site in `dist/`, in KB of 1,024 bytes, brotli:
 * what the page needs, and what is fetched ahead of use for who does not save data.
 */
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
        return { ...sent, total: sent.html + sent.scripts + sent.styles }
      }
      const lines = ['  html      js     css   total  requests   ahead']
      for (const path of Object.values(paths)) {
        const { html, scripts, styles, total, requests } = await sentTo(path, true)
        const ahead = (await sentTo(path, false)).total - total
        const figures = [html, scripts, styles, total].map(kilobytes)
        lines.push(
          `${figures.join('  ')}  ${String(requests).padStart(8)}  ${kilobytes(ahead)}  ${path}`,
        )
      }
      return lines
    }),
}
