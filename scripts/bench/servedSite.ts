import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { clinicDir } from '../build/places.ts'
import { startServer } from '../prove/endpoint/serverProcess.ts'
import { findBrowser } from '../test/browser.ts'

/** Opens the site in a browser, as `npm start` serves it, its requests in folder `data`; all of it ends, whatever comes of it. */
export async function withBrowser<Result>(
  use: (origin: string, browser: Browser, data: string) => Promise<Result>,
): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'mercan-bench-'))
  const server = startServer(clinicDir, { DATA_DIR: data })
  try {
    const origin = await server.ready()
    const browser = await chromium.launch({
      executablePath: findBrowser()?.path,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      return await use(origin, browser, data)
    } finally {
      await browser.close()
    }
  } finally {
    await server.stopped('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}
