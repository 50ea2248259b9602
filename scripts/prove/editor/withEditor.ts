import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../test/browser.ts'
import { openServedCheckout } from './servedCheckout.ts'

export type ServedEditor = Awaited<ReturnType<typeof openServedCheckout>>

/** Does something with a served checkout and a browser; both are ended afterwards, whatever came of it. */
export async function withEditor<T>(
  work: (editor: ServedEditor, browser: Browser) => Promise<T>,
): Promise<T> {
  const editor = await openServedCheckout()
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await work(editor, browser)
  } finally {
    await browser.close()
    await editor.close()
  }
}
