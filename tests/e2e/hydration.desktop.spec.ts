import type { Page } from '@playwright/test'
import { everyPage, expect, paths, test } from './fixtures.ts'
import { openWatched, takeoverOf } from './support/hydration.ts'

/** Awaits the moment when the app has taken over every element, or has replaced one. */
async function expectNothingReplaced(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  // The app comes to a section when the visitor does.
  for (const section of await page
    .locator('#root > div, main > div')
    .filter({ visible: true })
    .all()) {
    await section.scrollIntoViewIfNeeded()
  }
  await expect
    .poll(async () => {
      const { waiting, replaced, total } = await takeoverOf(page)
      if (replaced.length > 0) return { replaced: replaced.slice(0, 5) }
      return total > 0 && waiting.length === 0 ? 'taken over whole' : { waiting }
    })
    .toBe('taken over whole')
  await page.waitForLoadState('networkidle')
  expect((await takeoverOf(page)).replaced).toEqual([])
}

for (const { name, path } of everyPage) {
  test(`a visitor who is already reading ${name} keeps every element when the app starts`, async ({
    page,
  }) => {
    await openWatched(page, encodeURI(path))
    await expectNothingReplaced(page)
  })
}

for (const { name, path } of everyPage.filter(({ path }) => path !== paths.home)) {
  test(`nor does a slash at the end of the address of ${name} replace anything`, async ({
    page,
  }) => {
    // As hosts without redirects answer: the page itself, under the longer address.
    const address = `${encodeURI(path)}/`
    await page.route(`**${address}`, async (route) => {
      const canonical = new URL(encodeURI(path), route.request().url()).href
      await route.fulfill({ response: await route.fetch({ url: canonical }) })
    })
    await openWatched(page, address)
    await expectNothingReplaced(page)
  })
}

test.describe('the watch itself', () => {
  test('sees a visitor lose the page when what was prerendered differs', async ({
    page,
    consoleAllowance,
  }) => {
    // React's own word for it.
    consoleAllowance.push(/React error #418/)
    await page.route('**/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replace(/<main\b/, '<section')
        .replace('</main>', '</section>')
      await route.fulfill({ response, body })
    })
    await openWatched(page, '/')
    await expect.poll(async () => (await takeoverOf(page)).replaced.length).toBeGreaterThan(0)
  })

  test('sees a visitor lose a single element', async ({ page }) => {
    await openWatched(page, '/')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.evaluate(() => {
      const main = document.querySelector('main')
      if (main) main.parentNode?.insertBefore(main, main.nextSibling)
    })
    await expect.poll(async () => (await takeoverOf(page)).replaced).toHaveLength(1)
  })
})
