import { phone } from '../support/phone.ts'
import { expect, pageName, paths, test } from './fixtures.ts'
import { openMenu } from './support/menu.ts'

test.use(phone)

for (const state of ['has none', 'never loads'] as const)
  test.describe(`where a page’s script ${state}`, { tag: '@nightly' }, () => {
    test.use({ javaScriptEnabled: state === 'never loads' })

    test('a visitor finds the pages in the footer by the tooth', async ({
      page,
      consoleAllowance,
    }) => {
      consoleAllowance.push(/Failed to load resource/)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(paths.home)
      const links = await openMenu(page)
      await expect(links).toBeInViewport()
      await links.getByRole('link', { name: pageName('staff') }).click()
      await expect(page).toHaveURL(encodeURI(paths.staff))
    })
  })
