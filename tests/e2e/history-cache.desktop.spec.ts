import { chromium } from '@playwright/test'
import { content, expect, paths, test, visit } from './fixtures.ts'

declare global {
  interface Window {
    /** Whether the browser restored the page from its back/forward cache. */
    keptWhole?: boolean
  }
}

/** Playwright disables the back/forward cache; this browser has it. */
test('a visitor who returns from another site finds each page as it was', async ({ baseURL }, {
  project,
}) => {
  if (!baseURL) throw new Error('the config names no baseURL')
  const browser = await chromium.launch({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL })
    const { embedUrl } = content('clinic').map
    await page.route(embedUrl, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    const elsewhere = `${baseURL.replace('localhost', '127.0.0.1')}${paths.staff}`
    for (const path of [paths.home, paths.prices, paths.contact, paths.appointment]) {
      const response = await visit(page, path)
      expect(response.headers()['cache-control'], path).not.toContain('no-store')
      // The browser does not cache a page whose map is still loading.
      if (path === paths.contact) {
        await page.locator('main iframe').scrollIntoViewIfNeeded()
        await expect.poll(() => page.frame({ url: embedUrl })).not.toBeNull()
        await page.frame({ url: embedUrl })?.waitForLoadState()
      }
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
