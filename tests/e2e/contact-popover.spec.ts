import { expect, paths, test, tr, visit } from './fixtures.ts'
import { chunk, hold } from './support/faults.ts'

test('a visitor who first clicks the contact button sees its panel once it has loaded', {
  tag: '@desktop',
}, async ({ page }) => {
  const name = tr('common', 'reach.label')
  const button = page.getByRole('button', { name, exact: true })
  const panel = chunk('ContactPopoverPanel')
  const release = await hold(page, panel)
  let asked = 0
  page.on('request', (request) => {
    if (panel.test(request.url())) asked += 1
  })
  // The last prefetched script.
  const ahead = page.waitForResponse(chunk('contact'))
  await visit(page, paths.prices)
  await ahead
  expect(asked, 'requested before any input').toBe(0)
  await button.click()
  await expect.poll(() => asked).toBe(1)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  release()
  const chat = `${tr('common', 'reach.chat')} WhatsApp ${tr('common', 'newTab')}`
  const popover = page.getByRole('dialog', { name })
  await expect(popover.getByRole('link', { name: chat, exact: true })).toBeFocused()
})
