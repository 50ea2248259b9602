import { content, everyPage, expect, nightlyExcept, paths, test } from './fixtures.ts'
import { expectNothingReplaced, openWatched, takeoverOf } from './support/hydration.ts'

for (const { name, path } of everyPage) {
  test(`a visitor who reads ${name} keeps every element at hydration, and receives no cookie`, {
    tag: nightlyExcept(name, 'home'),
  }, async ({ page, context, thirdPartyRequests }) => {
    await openWatched(page, encodeURI(path))
    await expectNothingReplaced(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
    const map = new URL(content('clinic').map.embedUrl).host
    expect(thirdPartyRequests.filter((url) => new URL(url).host !== map)).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
}

for (const { name, path } of everyPage.filter(({ path }) => path !== paths.home)) {
  test(`a visitor of ${name} with a slash at the end of the address keeps every element`, {
    tag: '@nightly',
  }, async ({ page }) => {
    // Hosts without redirects serve the page at this address too.
    const address = `${encodeURI(path)}/`
    await page.route(`**${address}`, async (route) => {
      const canonical = new URL(encodeURI(path), route.request().url()).href
      await route.fulfill({ response: await route.fetch({ url: canonical }) })
    })
    await openWatched(page, address)
    await expectNothingReplaced(page)
  })
}

test.describe('the check itself', { tag: '@nightly' }, () => {
  test('reports that a visitor loses the page if the prerendered one differs', async ({
    page,
    consoleAllowance,
  }) => {
    // React's message.
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

  test('reports that a visitor loses a single element', async ({ page }) => {
    await openWatched(page, '/')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.evaluate(() => {
      const main = document.querySelector('main')
      if (main) main.parentNode?.insertBefore(main, main.nextSibling)
    })
    await expect.poll(async () => (await takeoverOf(page)).replaced).toHaveLength(1)
  })
})
