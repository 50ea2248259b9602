import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { freePort } from '../prove/hosting/host.ts'
import { findBrowser } from '../test/browser.ts'
import { browserArguments } from './browserArguments.ts'

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
