import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { paths } from '../../src/routes/paths.ts'
import { startServer } from '../prove/endpoint/serverProcess.ts'
import { findBrowser } from '../test/browser.ts'
import type { Benchmark } from './benchmark.ts'
import { untouchedBytes } from './pageBytes.ts'

const root = join(import.meta.dirname, '..', '..')
/** Milliseconds after the page is alive in which nobody touches it. */
const UNTOUCHED = 3000
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6)

/** What a phone is sent of every page of the site in `dist/`, in KB of 1,024 bytes, brotli. */
export const bytesBenchmark: Benchmark = {
  name: 'bytes',
  async run() {
    const data = mkdtempSync(join(tmpdir(), 'mercan-bench-'))
    const server = startServer(root, { DATA_DIR: data })
    const origin = await server.ready()
    const browser = await chromium.launch({
      executablePath: findBrowser()?.path,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    const lines = ['  html      js     css   total  requests']
    for (const path of Object.values(paths)) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      const url = `${origin}${encodeURI(path)}`
      const { html, scripts, styles, requests } = await untouchedBytes(
        page,
        url,
        join(root, 'dist'),
        (page) => page.waitForTimeout(UNTOUCHED),
      )
      const figures = [html, scripts, styles, html + scripts + styles].map(kilobytes)
      lines.push(`${figures.join('  ')}  ${String(requests).padStart(8)}  ${path}`)
      await page.close()
    }
    await browser.close()
    await server.stopped('SIGTERM')
    rmSync(data, { recursive: true, force: true })
    return lines
  },
}
