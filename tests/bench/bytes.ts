import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { distDir } from '../../scripts/publish/paths.ts'
import { paths } from '../../scripts/publish/sitePaths.ts'
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

/** Bytes as sent, compressed with brotli 11 as the build does. */
export type PageBytes = {
  html: number
  scripts: number
  styles: number
  /** The page's parts. */
  data: number
  requests: number
}

type Visit = {
  /** Saving data turns prefetching off. */
  savesData: boolean
  settled: (page: Page) => Promise<unknown>
}

/** Opens a page of `dist` without interaction until `settled`; counts the bytes of HTML, scripts, styles and data. */
export async function untouchedBytes(
  page: Page,
  url: string,
  dist: string,
  { savesData, settled }: Visit,
): Promise<PageBytes> {
  if (savesData)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURI(new URL(request.url()).pathname)))
  await page.goto(url)
  await page.waitForSelector('html[data-ready]')
  await settled(page)

  const count = (ending: string) => {
    const files = asked.filter((path) => path.endsWith(ending))
    return { bytes: files.reduce((sum, path) => sum + sentSize(join(dist, path)), 0), files }
  }
  const { pathname } = new URL(url)
  const scripts = count('.js')
  const styles = count('.css')
  const data = count('.json')
  return {
    html: sentSize(join(dist, decodeURI(pathname), 'index.html')),
    scripts: scripts.bytes,
    styles: styles.bytes,
    data: data.bytes,
    requests: 1 + scripts.files.length + styles.files.length + data.files.length,
  }
}

/** The size of the compressed file, if the build made one. */
const sentSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
