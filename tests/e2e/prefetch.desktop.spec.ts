import type { Page } from '@playwright/test'
import { expect, paths, test, visit, whenNearAlive } from './fixtures.ts'
import { saveData } from './support/carousel.ts'

/** Records the names of requested scripts. */
function scriptsAskedFor(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

const link = (page: Page, name: 'prices' | 'appointment') =>
  page
    .getByRole('banner')
    .locator(`a[href="${encodeURI(paths[name])}"]:visible`)
    .first()

/** Waits for the delay after which a resting pointer prefetches. */
const askForIcon = async () => {
  await new Promise((resolve) => setTimeout(resolve, 60))
  await fetch('/favicon.svg')
}

/** Opens the home page and rests on a link; returns the scripts requested from then on. */
async function makeForALink(page: Page, name: 'prices' | 'appointment'): Promise<string[]> {
  await visit(page, paths.home)
  await whenNearAlive(page)
  const asked = scriptsAskedFor(page)
  await link(page, name).hover()
  // Timers and requests come in order: earlier ones are recorded before this one.
  await Promise.all([page.waitForRequest('**/favicon.svg'), page.evaluate(askForIcon)])
  return asked
}

test('a visitor has the pages of the menu prefetched once the page is hydrated', async ({
  page,
}) => {
  const asked = scriptsAskedFor(page)
  await visit(page, paths.home)
  const menu = ['about', 'doctors', 'prices', 'contact']
  const ahead = ['router', 'SiteFooter', ...menu]
  await expect.poll(() => asked).toEqual(expect.arrayContaining(ahead))
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await link(page, 'prices').click()
  await expect(page.locator('main h1')).toBeFocused()
  for (const part of ahead) expect(asked).not.toContain(part)
})

// Chromium repeats the layout if a sheet with layers is inserted before another.
test('a visitor of the home page has the style sheets of other pages after its own', {
  tag: '@nightly',
}, async ({ page }) => {
  const asked = scriptsAskedFor(page)
  await visit(page, paths.home)
  await expect.poll(() => asked).toContain('contact')
  await page.waitForLoadState('networkidle')
  const sheets = await page
    .locator('link[rel="stylesheet"]:not([disabled])')
    .evaluateAll((links) => links.map((link) => 'styles' in (link as HTMLElement).dataset))
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.indexOf(true)).toBe(0)
})

test('a visitor who points at a link has its page before the click', { tag: '@nightly' }, async ({
  page,
}) => {
  const asked = await makeForALink(page, 'appointment')
  await expect.poll(() => asked).toContain('appointment')
})

test('a visitor who saves data receives no prefetched pages, but every requested one', async ({
  page,
}) => {
  await saveData(page)
  const asked = await makeForALink(page, 'prices')
  expect(asked).toEqual([])
  await link(page, 'prices').click()
  await expect(page.locator('main h1')).toBeFocused()
  expect(asked).toEqual(expect.arrayContaining(['router', 'prices']))
})
