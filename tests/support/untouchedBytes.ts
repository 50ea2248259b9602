import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Bytes as sent, compressed with brotli 11 as the build does. */
type PageBytes = {
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
