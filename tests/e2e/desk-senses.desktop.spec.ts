import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { inkOf } from './support/contrast.ts'
import { addRequest, isLive, openDesk, rowOf, someName, withStore, words } from './support/desk.ts'
import { withEnlargedLetters } from './support/enlarged.ts'
import { outside } from './support/outside.ts'
import { readAloud } from './support/reader.ts'

/** A colleague gives the request an appointment meanwhile. */
async function beFaster(reference: string): Promise<string> {
  const name = someName('Mehmet')
  await withStore(async ({ desk }) => {
    await desk.invite(name, 'reception')
    const member = (await desk.staff()).find((each) => each.name === name)
    const { version = 0 } = (await desk.find(reference)) ?? {}
    const change = { outcome: 'booked', appointmentAt: '2030-01-02T12:00', note: '' } as const
    await desk.change(reference, { ...change, version }, member?.id ?? '')
  })
  return name
}

/** The desk's main states one after the other, each shown to `look`; `of`: what in it no other test changes. */
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
  await row.getByRole('button', { name: words.row.person }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  await look('what is kept of a person', mine)
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: words.row.unreached }).click()
  await look('the form of an outcome', mine)
  await row.getByLabel(words.form.note).fill('Yazdıklarım')
  await beFaster(reference)
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

test('with letters twice as large on 320 px everything is there, without scrolling sideways', async ({
  launchOptions,
  baseURL,
}) => {
  await withEnlargedLetters({ launchOptions, baseURL }, (page) =>
    walk(page, async (state) => expect(await outside(page), state).toEqual([])),
  )
})

/** What is on buttons whose edge is not seen where backgrounds are the system's; rows come and go, and what has gone has no style. */
const withoutEdge = (buttons: Locator) =>
  buttons.evaluateAll((elements) =>
    elements
      .filter((element) => element.isConnected)
      .filter((element) => {
        const style = getComputedStyle(element)
        const isDrawn =
          style.borderTopStyle === 'solid' && Number.parseFloat(style.borderTopWidth) >= 1
        // What looks like a link is underlined instead.
        const isLink = style.textDecorationLine === 'underline'
        const isSeen = isLink || (isDrawn && style.borderTopColor !== style.backgroundColor)
        return element.textContent && !isSeen
      })
      .map((element) => element.textContent),
  )

for (const scheme of ['light', 'dark'] as const)
  test(`whose system gives the colours, ${scheme}, sees every button, sign and the focus`, async ({
    page,
  }) => {
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
      // Live or not is told by more than a colour: a mark and words.
      expect(await inkOf(page.locator('[data-live]'))).toBeGreaterThan(4.5)
    })
  })

test('by keyboard alone: from the first Tab to a request that is settled, taken back and deleted', async ({
  page,
}) => {
  const name = someName('Klavye Hastası')
  const reference = await addRequest(name, { phone: `0505 ${process.pid} 77` })
  await openDesk(page)
  const row = rowOf(page, reference)
  await expect(row).toBeVisible()
  const isFocused = (part: Locator) => part.evaluate((each) => each === document.activeElement)
  const tabTo = async (part: Locator) => {
    for (let tabs = 0; tabs < 20 && !(await isFocused(part)); tabs += 1)
      await page.keyboard.press('Tab')
    await expect(part).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.frame.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('searchbox'))
  await page.keyboard.type(name)
  await expect(page.locator('[data-list="found"] [data-reference]')).toHaveCount(1)
  await tabTo(row.getByRole('link').first())
  await page.keyboard.press(words.keys.unreached)
  await page.keyboard.press('Enter')
  const undo = row.getByRole('button', { name: words.row.undo })
  await expect(undo).toBeVisible()
  await tabTo(undo)
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)

  await tabTo(row.getByRole('button', { name: words.row.person }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(dialog.getByRole('checkbox'))
  // Nothing chosen, nothing to delete.
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: words.person.erase })).toBeDisabled()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: words.person.erase })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: words.person.eraseNow })).toBeVisible()
  await expect(dialog.getByRole('button', { name: words.person.back })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: words.person.eraseNow })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toContainText('1 talep silindi')
  await expect(dialog.getByRole('button', { name: words.person.close })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

/** What a screen reader is told by itself, in order: the regions that speak up, as they change. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            '[role="status"], [role="alert"]',
          ),
        ),
      )
      for (const region of regions) {
        const text = region?.textContent?.trim()
        if (text) heard.push(text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

test('a screen reader is led through the day: where one is, what came in, what has become of it', async ({
  page,
}) => {
  const name = someName('Duyulan Hasta')
  const her = await openDesk(page)
  await isLive(page)
  await listen(page)
  const reference = await addRequest(name, { request: 'Muayene' })
  const row = rowOf(page, reference)
  await expect(row).toBeVisible()
  await expect
    .poll(async () => (await heard(page)).some((text) => text.startsWith(words.lists.arrived)))
    .toBe(true)

  // The page: its name, the search, three lists with their counts.
  const outline = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(outline.map((text) => text.replace(/\s*\d+$/, ''))).toEqual([
    words.lists.fresh,
    words.lists.again,
    words.lists.today,
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.heading)
  await expect(page.getByRole('search')).toBeVisible()
  await expect(
    page.getByRole('region', { name: new RegExp(`^${words.lists.fresh} \\d+$`) }),
  ).toBeVisible()

  // The request: who it is, then what can be done, each thing with the name it is done to.
  const told = await readAloud(page, `[data-reference="${reference}"]`)
  const at = (text: string) => told.findIndex((each) => each.includes(text))
  expect(told[at(name)]).toBe(`heading: ${name}`)
  const order = [
    `heading: ${name}`,
    'Muayene',
    reference,
    'gün sonra silinir',
    `button: ${name}: verileri`,
    `link: ${name}: ara`,
    `button: ${words.row.unreached}: ${name}`,
  ]
  expect(order.map(at)).toEqual([...order.map(at)].sort((one, two) => one - two))
  expect(order.map(at)).not.toContain(-1)

  // Settled: said at once, with what came of it; so is the taking back.
  await row.getByRole('button', { name: words.row.unreached }).click()
  await expect(row.getByRole('button', { name: words.row.unreached })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(row.getByLabel(words.form.unreached)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await heard(page)).some((text) => text.startsWith(`${name}: ulaşılamadı`)))
    .toBe(true)
  await page.getByRole('status').getByRole('button', { name: words.settled.undo }).click()
  await expect
    .poll(async () => (await heard(page)).some((text) => text.startsWith(`${name}: son işlem`)))
    .toBe(true)

  // A colleague was faster: an alert names them, without the focus being moved.
  await row.getByRole('button', { name: words.row.cancelled }).click()
  const faster = await beFaster(reference)
  await row.getByRole('button', { name: words.form.save }).press('Enter')
  await expect
    .poll(async () => (await heard(page)).some((text) => text.includes(faster)))
    .toBe(true)
  await expect(row.getByRole('button', { name: words.conflict.overwrite })).toBeVisible()
  expect(her).not.toBe(faster)
})
