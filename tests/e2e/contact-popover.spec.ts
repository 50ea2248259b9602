import { expect, paths, test, tr, visit } from './fixtures.ts'
import { action, actions, button, place } from './support/contactPopover.ts'
import { chunk } from './support/faults.ts'

const label = tr('common', 'reach.label')

test('a visitor who first clicks the contact button sees its panel once it has loaded', {
  tag: '@desktop',
}, async ({ page }) => {
  let asked = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/ContactPopoverPanel*.js', async (route) => {
    asked += 1
    await released
    await route.continue()
  })
  // The last prefetched script.
  const ahead = page.waitForResponse(chunk('contact'))
  await visit(page, paths.prices)
  await ahead
  expect(asked, 'requested before any input').toBe(0)
  await button(page).click()
  await expect.poll(() => asked).toBe(1)
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  release()
  await expect(action(page, actions.chat)).toBeFocused()
})

test('a visitor whose scripts never load opens the contact page instead', {
  tag: '@desktop',
}, async ({ page, consoleAllowance }) => {
  consoleAllowance.push(/Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(paths.home)
  await expect(button(page)).toHaveCount(0)
  await place(page).getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(encodeURI(paths.contact))
})
