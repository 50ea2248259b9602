import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { inkOf } from './support/contrast.ts'
import { addRequest, openDesk, rowOf, someName, withStore, words } from './support/desk.ts'
import { withEnlargedLetters } from './support/enlarged.ts'
import { outside } from './support/outside.ts'

/** A colleague books an appointment for the request. */
async function beFaster(reference: string): Promise<string> {
  const name = someName('Mehmet')
  await withStore(async (desk) => {
    await desk.invite(name, 'reception')
    const member = (await desk.staff()).find((each) => each.name === name)
    const { version = 0 } = (await desk.find(reference)) ?? {}
    const change = { outcome: 'booked', appointmentAt: '2030-01-02T12:00', note: '' } as const
    await desk.change(reference, { ...change, version }, member?.id ?? '')
  })
  return name
}

/** Calls `look` with each main state of the desk; `of`: the part that no other test changes. */
async function walk(page: Page, look: (state: string, of: string) => Promise<void>): Promise<void> {
  await page.goto('/yonetim')
  await expect(page.getByRole('button', { name: words.signIn.passkey })).toBeVisible()
  await look('sign-in', 'main')
  const reference = await addRequest(someName('Uzun Adlı Gülümsemeyen Hastaoğlugillerden'))
  await openDesk(page, 'manager')
  const row = rowOf(page, reference)
  const mine = `[data-reference="${reference}"]`
  await expect(row).toBeVisible()
  await look('the lists', mine)
  // On a small screen the details are behind a button.
  const more = row.getByRole('button', { name: words.row.outcome })
  if (await more.isVisible()) await more.click()
  await row.getByRole('button', { name: words.row.person }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  await look('what is kept of a person', mine)
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: words.row.unreached }).click()
  await look('the form of an outcome', mine)
  await row.getByLabel(words.form.note).fill('Yazdıklarım')
  // The other change happens while this one is sent.
  await page.route(
    `**/requests/${reference}/outcome`,
    async (route) => {
      await beFaster(reference)
      await route.continue()
    },
    { times: 1 },
  )
  await row.getByRole('button', { name: words.form.save }).click()
  await expect(row.getByRole('alert')).toContainText(words.standings.booked.split(' ')[0] ?? '')
  await look('a conflict', mine)
  await row.getByRole('button', { name: words.conflict.overwrite }).click()
  await expect(page.getByRole('button', { name: words.settled.close })).toBeVisible()
  await look('settled', mine)
  await page.getByRole('link', { name: words.pages.accounts }).click()
  await expect(page.getByRole('heading', { name: words.accounts.heading })).toBeVisible()
  await look('accounts', 'main')
  await page.getByRole('link', { name: words.pages.day }).click()
  await expect(page.getByRole('heading', { name: words.day.heading })).toBeVisible()
  await look('a day', 'main')
  await page.getByRole('link', { name: words.pages.figures }).click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await look('the figures', 'main')
  await page.getByRole('link', { name: words.pages.audit }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await look('the audit', 'main')
}

test.use({ consoleAllowance: [/401|409/] })

test('a receptionist with letters twice as large on 320 px never scrolls sideways', {
  tag: '@nightly',
}, async ({ launchOptions, baseURL }) => {
  await withEnlargedLetters({ launchOptions, baseURL }, (page) =>
    walk(page, async (state) => expect(await outside(page), state).toEqual([])),
  )
})

/** The texts of buttons without a visible edge in system colours; removed rows have no style. */
const withoutEdge = (buttons: Locator) =>
  buttons.evaluateAll((elements) =>
    elements
      .filter((element) => element.isConnected)
      .filter((element) => {
        const style = getComputedStyle(element)
        const isDrawn =
          style.borderTopStyle === 'solid' && Number.parseFloat(style.borderTopWidth) >= 1
        // A button that looks like a link is underlined.
        const isLink = style.textDecorationLine === 'underline'
        const isSeen = isLink || (isDrawn && style.borderTopColor !== style.backgroundColor)
        return element.textContent && !isSeen
      })
      .map((element) => element.textContent),
  )

for (const scheme of ['light', 'dark'] as const)
  test(`a receptionist with system colours, ${scheme}, sees every button, icon and the focus`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
    await walk(page, async (state, of) => {
      const buttons = page.locator(
        `${of} button:visible, dialog[open] button:visible, [role="status"] button:visible`,
      )
      expect(await withoutEdge(buttons), state).toEqual([])
      if (state !== 'the lists') return
      const row = page.locator(of)
      for (const sign of await row.locator('svg').all())
        expect(await inkOf(sign)).toBeGreaterThan(4.5)
      const call = row.getByRole('link').first()
      await call.focus()
      const { style, width } = await call.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return { style: outlineStyle, width: Number.parseFloat(outlineWidth) }
      })
      expect(style).toBe('solid')
      expect(width).toBeGreaterThanOrEqual(2)
      // The connection state has an icon and a text, not only a colour.
      expect(await inkOf(page.locator('[data-live]'))).toBeGreaterThan(4.5)
    })
  })
