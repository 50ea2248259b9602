import { type Browser, chromium } from '@playwright/test'
import { openServedCheckout } from './servedCheckout.ts'
import { findBrowser } from './testCommand/browser.ts'

export type ServedEditor = Awaited<ReturnType<typeof openServedCheckout>>

/** Does something with a browser, which is closed afterwards. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Does something with a served checkout and a browser; both are ended afterwards, whatever came of it. */
export async function withEditor<T>(
  work: (editor: ServedEditor, browser: Browser) => Promise<T>,
): Promise<T> {
  const editor = await openServedCheckout()
  try {
    return await withChromium((browser) => work(editor, browser))
  } finally {
    await editor.close()
  }
}
