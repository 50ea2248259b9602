import type { Page } from '@playwright/test'
import { expect, pageName, paths, test, visit } from './fixtures.ts'
import { saveData } from './support/carousel.ts'

/** Names of the scripts that are asked for from now on. */
function scriptsAskedFor(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(\w+)-[^/]+\.js$/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

const link = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: pageName('prices'), exact: true })

const askForIcon = () => fetch('/favicon.svg').then(() => undefined)

/** Opens the home page and does what comes before going on: reads, and makes for a link. */
async function makeForALink(page: Page): Promise<string[]> {
  await visit(page, paths.home)
  await page.waitForLoadState('networkidle')
  const asked = scriptsAskedFor(page)
  await link(page).hover()
  // What was asked for before this has been heard of before it.
  await Promise.all([page.waitForRequest('**/favicon.svg'), page.evaluate(askForIcon)])
  return asked
}

test('a visitor who makes for a link has its page before pressing it', async ({ page }) => {
  const asked = await makeForALink(page)
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['router', 'Prices']))
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await link(page).click()
  await expect(page.locator('main h1')).toBeFocused()
  expect(asked).not.toContain('Prices')
})

test('a visitor who saves data is sent nothing ahead, and the page all the same', async ({
  page,
}) => {
  await saveData(page)
  const asked = await makeForALink(page)
  expect(asked).toEqual([])
  await link(page).click()
  await expect(page.locator('main h1')).toBeFocused()
  expect(asked).toEqual(expect.arrayContaining(['router', 'Prices']))
})
