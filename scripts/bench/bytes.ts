import { paths } from '../../scripts/build/sitePaths.ts'
import { distDir } from '../build/places.ts'
import type { Benchmark } from './benchmark.ts'
import { untouchedBytes } from './pageBytes.ts'
import { withBrowser } from './servedSite.ts'

/** Milliseconds after the page is alive in which nobody touches it. */
const UNTOUCHED = 3000
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6)

/** What a phone is sent of every page of the site in `dist/`, in KB of 1,024 bytes, brotli. */
export const bytesBenchmark: Benchmark = {
  name: 'bytes',
  run: () =>
    withBrowser(async (origin, browser) => {
      const lines = ['  html      js     css   total  requests']
      for (const path of Object.values(paths)) {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
        const url = `${origin}${encodeURI(path)}`
        const { html, scripts, styles, requests } = await untouchedBytes(
          page,
          url,
          distDir,
          (page) => page.waitForTimeout(UNTOUCHED),
        )
        const figures = [html, scripts, styles, html + scripts + styles].map(kilobytes)
        lines.push(`${figures.join('  ')}  ${String(requests).padStart(8)}  ${path}`)
        await page.close()
      }
      return lines
    }),
}
