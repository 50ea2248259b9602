import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import puppeteer, { type Browser as UnwatchedBrowser } from 'puppeteer-core'
import { clinicDir } from '../../scripts/build/paths.ts'
import { freePort } from '../support/host.ts'
import { startServer } from '../support/serverProcess.ts'
import { findBrowser } from '../support/testCommand/browser.ts'
import { withChromium } from '../support/withEditor.ts'

/** How the browsers of benches are started: with as little of their own beside the page as can be. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Address bar suggestions open two pages of their own and take a third of a core.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]

/** A browser without network events: as with Playwright they cost V8 40 to 70 ms per page on a slow phone. */
export async function withUnwatchedBrowser<Result>(
  use: (browser: UnwatchedBrowser) => Promise<Result>,
): Promise<Result> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser()?.path,
    networkEnabled: false,
    acceptInsecureCerts: true,
    args: browserArguments,
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

export type HeldBrowser = {
  /** Where other programs reach the browser: its debugging port. */
  port: number
  /** Stops the making of frames for so many milliseconds; what the page does otherwise goes on. */
  holdFrames(milliseconds: number): void
}

/**
 * A fresh browser whose frames can be held back, as a stalled machine or a slow
 * phone does: the process that paints is stopped (a signal of POSIX), the page's own
 * is not. So a page can be loaded long before anything of it is painted.
 */
export async function withHeldBrowser<Result>(
  use: (browser: HeldBrowser) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path,
    args: [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  try {
    // The painting process comes with the first page.
    await (await browser.newPage()).goto('data:text/html,<p>.</p>')
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const painter = processInfo.find(({ type }) => type === 'GPU')?.id
    if (!painter) throw new Error('the browser has no process that paints')
    let held = Promise.resolve()
    const hold = async (milliseconds: number) => {
      process.kill(painter, 'SIGSTOP')
      await wait(milliseconds)
      process.kill(painter, 'SIGCONT')
    }
    const result = await use({
      port,
      holdFrames: (milliseconds) => {
        held = hold(milliseconds)
      },
    })
    await held
    return result
  } finally {
    await browser.close()
  }
}

/** Opens the site in a browser, as `npm start` serves it, its requests in folder `data`; all of it ends, whatever comes of it. */
export async function withBrowser<Result>(
  use: (origin: string, browser: Browser, data: string) => Promise<Result>,
): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'mercan-bench-'))
  const server = startServer(clinicDir, { DATA_DIR: data })
  try {
    const origin = await server.ready()
    return await withChromium((browser) => use(origin, browser, data))
  } finally {
    await server.stopped('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}
