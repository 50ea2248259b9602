import { chromium } from '@playwright/test'
import { content, expect, paths, test, visit } from './fixtures.ts'

declare global {
  interface Window {
    /** Whether the browser had kept the page, scripts and all, when it was shown again. */
    keptWhole?: boolean
  }
}

/** Playwright's browsers keep no pages unless they are told not to be told so. */
test('a visitor who comes back from another site finds each page as it was left', async ({
  baseURL,
}, { project }) => {
  if (!baseURL) throw new Error('the config names no baseURL')
  const browser = await chromium.launch({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL })
    // A page whose map is still asked for is not kept, and out here nobody answers.
    await page.route(content('clinic').map.embedUrl, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    )
    const elsewhere = `${baseURL.replace('localhost', '127.0.0.1')}${paths.staff}`
    for (const path of [paths.home, paths.prices, paths.contact, paths.appointment]) {
      const response = await visit(page, path)
      expect(response.headers()['cache-control'], path).not.toContain('no-store')
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          window.keptWhole = persisted
        })
      })
      await page.goto(elsewhere)
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(() => window.keptWhole), path).toBe(true)
    }
  } finally {
    await browser.close()
  }
})
