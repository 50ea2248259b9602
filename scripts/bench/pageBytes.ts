import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Bytes as sent, compressed with brotli 11 as the build does. */
export type PageBytes = { html: number; scripts: number; styles: number; requests: number }

type Visit = {
  /** Nothing is fetched ahead of use, so what is counted is what the page itself needs. */
  savesData: boolean
  settled: (page: Page) => Promise<unknown>
}

/**
 * Opens a page of the site in `dist`, leaves it untouched until `settled`, and
 * counts what its markup, scripts and style files take.
 */
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
  return {
    html: sentSize(join(dist, decodeURI(pathname), 'index.html')),
    scripts: scripts.bytes,
    styles: styles.bytes,
    requests: 1 + scripts.files.length + styles.files.length,
  }
}

/** The compressed sibling's size where the build made one. */
const sentSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
