import type { Locator, Page } from '@playwright/test'
import { expect, paths, test, visit, whenAlive } from './fixtures.ts'
import { field, openForm, submitButton } from './support/appointmentForm.ts'
import { inkOf } from './support/contrast.ts'
import { drawer, tooth } from './support/drawer.ts'

const inForcedColours = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })

for (const scheme of ['light', 'dark'] as const) {
  test(`a visitor with system colours, ${scheme}, sees every icon`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await inForcedColours(page, scheme)
    await visit(page, paths.prices)
    const footer = page.getByRole('contentinfo')
    await whenAlive(footer)
    const trigger = page.getByRole('main').locator('button[aria-expanded]').first()
    const sign = trigger.locator('[aria-hidden]')
    const signs = {
      'the logo': page.getByRole('banner').getByRole('img'),
      'the logo at the foot': footer.getByRole('img').first(),
      'a network’s sign': footer.locator('svg').first(),
      'the tooth': tooth(page).locator('svg'),
      'the looking glass': page.getByRole('search').locator('svg').first(),
      'the plus of a panel': sign,
    }
    for (const [name, element] of Object.entries(signs)) {
      expect(await inkOf(element), name).toBeGreaterThan(4.5)
    }
    const closed = await sign.screenshot()
    await trigger.click()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    expect((await sign.screenshot()).equals(closed), 'plus and minus look the same').toBe(false)
    // The mark of the current page has the colour of the text.
    const current = page.getByRole('banner').locator('[aria-current]:visible')
    const [mark, words] = await current.evaluate((link) => [
      getComputedStyle(link, '::after').borderBlockStartColor,
      getComputedStyle(link).color,
    ])
    expect(mark).toBe(words)
  })
}

test('a visitor with system colours sees which field is wrong, and where the focus is', async ({
  page,
}) => {
  await inForcedColours(page, 'dark')
  await openForm(page)
  await expect(field(page, 'doctor'), 'a second arrow').toHaveCSS('appearance', 'none')
  const phone = field(page, 'phone')
  const edgeOf = (part: Locator) =>
    part.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))
  const sound = await edgeOf(phone)
  await submitButton(page).press('Enter')
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  expect(await edgeOf(phone), 'a wrong field looks like a right one').toBeGreaterThan(sound)
  for (const stop of [submitButton(page), tooth(page), field(page, 'doctor')]) {
    await stop.focus()
    const { outlineStyle, outlineWidth, outlineColor } = await stop.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return { outlineStyle, outlineWidth, outlineColor }
    })
    expect(outlineStyle).toBe('solid')
    expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2)
    expect(outlineColor, 'as dark as the background').not.toBe('rgb(0, 0, 0)')
  }
  await tooth(page).click()
  expect(await edgeOf(drawer(page)), 'the drawer has an edge').toBeGreaterThanOrEqual(1)
})
