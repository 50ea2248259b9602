import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { startServer } from '../prove/endpoint/serverProcess.ts'
import { findBrowser } from '../test/browser.ts'

const root = join(import.meta.dirname, '..', '..')

/** The built site. */
export const dist = join(root, 'dist')

/** Measures on the site as `npm start` serves it; the server ends whatever comes of it. */
export async function withServer<Result>(
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'mercan-bench-'))
  const server = startServer(root, { DATA_DIR: data })
  try {
    return await measure(await server.ready())
  } finally {
    await server.stopped('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}

/** As `withServer`, with a browser to open the site in. */
export const withBrowser = <Result>(
  measure: (origin: string, browser: Browser) => Promise<Result>,
): Promise<Result> =>
  withServer(async (origin) => {
    const browser = await chromium.launch({
      executablePath: findBrowser()?.path,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      return await measure(origin, browser)
    } finally {
      await browser.close()
    }
  })
