import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import puppeteer, { type Browser as UnwatchedBrowser } from 'puppeteer-core'
import { clinicDir } from '../../scripts/publish/paths.ts'
import { withFolder } from '../support/folders.ts'
import { freePort } from '../support/host.ts'
import { startServer } from '../support/serverProcess.ts'
import { browserArguments, findBrowser, withChromium } from '../support/testCommand/browser.ts'

const quietArguments = [
  ...browserArguments,
  // The suggestions of the address bar open two pages and use a third of a core.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]

/** Calls `use` with a browser without network events, which cost 40 to 70 ms per page on a slow phone. */
export async function withUnwatchedBrowser<Result>(
  use: (browser: UnwatchedBrowser) => Promise<Result>,
): Promise<Result> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser()?.path,
    networkEnabled: false,
    acceptInsecureCerts: true,
    args: quietArguments,
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

export type HeldBrowser = {
  /** The debugging port. */
  port: number
  /** Stops rendering for some milliseconds, but not the page's scripts. */
  holdFrames(milliseconds: number): void
}

/**
 * Calls `use` with a browser whose painting process can be stopped by a signal, so that a page is
 * loaded long before its first paint, as on a slow phone.
 */
export async function withHeldBrowser<Result>(
  use: (browser: HeldBrowser) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path,
    args: [...quietArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  try {
    // The painting process starts with the first page.
    await (await browser.newPage()).goto('data:text/html,<p>.</p>')
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const painter = processInfo.find(({ type }) => type === 'GPU')?.id
    if (!painter) throw new Error('the browser has no painting process')
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

/** Calls `use` with a browser and a server of the built site, whose requests are in the folder `data`. */
export const withBrowser = <Result>(
  use: (origin: string, browser: Browser, data: string) => Promise<Result>,
): Promise<Result> =>
  withFolder('bench', async (data) => {
    const server = startServer(clinicDir, { DATA_DIR: data })
    try {
      const origin = await server.ready()
      return await withChromium((browser) => use(origin, browser, data))
    } finally {
      await server.stopped('SIGTERM')
    }
  })
