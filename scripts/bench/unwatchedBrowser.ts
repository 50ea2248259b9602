import puppeteer, { type Browser } from 'puppeteer-core'
import { findBrowser } from '../test/browser.ts'
import { browserArguments } from './browserArguments.ts'

/**
 * A browser whose network nobody listens to. Where a driver asks for its events, as
 * Playwright always does, V8 looks up for each request where in the scripts it was made:
 * 40 to 70 ms of a slow phone's time that no visitor spends.
 */
export async function withUnwatchedBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
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
