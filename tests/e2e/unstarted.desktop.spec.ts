import type { Page } from '@playwright/test'
import { content, expect, pageName, paths, test, tr } from './fixtures.ts'
import { breakFile, breakWhere, broken, documents, whenGivenUp } from './support/faults.ts'

/** The errors that the page itself logs. */
function loggedErrors(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  return logged
}

const parts = [
  ['the app cannot be evaluated', (page: Page) => breakFile(page, 'start')],
  ['the first section cannot be evaluated', (page: Page) => breakFile(page, 'prices')],
  ['the frame cannot be rendered', (page: Page) => breakWhere(page, 'skipToContent')],
] as const

for (const [fault, breakIt] of parts) {
  test(`a visitor for whom ${fault} reads all prices and follows links, and an engineer reads the cause`, async ({
    page,
    consoleAllowance,
  }) => {
    consoleAllowance.push(broken)
    const [logged, loaded] = [loggedErrors(page), documents(page)]
    await breakIt(page)
    await page.goto(encodeURI(paths.prices))
    await whenGivenUp(page)
    await expect.poll(() => logged.join('\n')).toMatch(broken)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('prices'))
    // Closed panels open after five seconds.
    const { categories } = content('prices')
    await expect(page.getByRole('table')).toHaveCount(categories.length)
    const before = loaded()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: pageName('contact'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('contact'))
    expect(loaded()).toBeGreaterThan(before)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('a visitor for whom a later section cannot be evaluated reads it as it was delivered, and an engineer the cause', async ({
  page,
  consoleAllowance,
}) => {
  consoleAllowance.push(broken)
  const logged = loggedErrors(page)
  await breakFile(page, 'ServicesSection')
  await page.goto(paths.home)
  const last = page
    .getByRole('main')
    .getByRole('heading', { name: content('services').services.at(-1)?.title })
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => logged.join('\n')).toMatch(broken)
  await expect(last).toBeVisible()
  await expect(page.getByText(tr('common', 'error.title'))).toHaveCount(0)
})
