import { expect, paths, test, visit } from './fixtures.ts'
import { action, actions, button } from './support/contactPopover.ts'
import { chunk } from './support/faults.ts'

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
