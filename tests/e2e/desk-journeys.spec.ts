import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { databasePlace } from '../../src/server/storage/database.ts'
import { createStore, type RequestStore } from '../../src/server/storage/store.ts'
import { storeRequest } from '../support/deskSessions.ts'
import { expect, test } from './fixtures.ts'
import { rowOf, words } from './support/desk.ts'
import { asEditor } from './support/editorForms.ts'
import { type EditorSite, openEditorSite } from './support/editorSite.ts'
import { openDayIn } from './support/openDays.ts'
import { expectNoBarrierHere } from './support/widths.ts'

// A server of their own: the first callback is the first of all, and Tab reaches every control.
test.describe.configure({ mode: 'default' })

let site: EditorSite
let store: RequestStore

test.beforeAll(async () => {
  site = await openEditorSite()
  store = createStore(databasePlace(site.root, {}))
})

test.afterAll(async () => {
  await store.close()
  await site.close()
})

/** How a person uses a control and fills in a field. */
type Hand = {
  press(control: Locator): Promise<void>
  /** A free stretch of time at its start: in the grid, a click means the quarter that it hits. */
  begin(gap: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
}

const pointer: Hand = {
  press: (control) => control.click(),
  begin: (gap) => gap.click({ position: { x: 20, y: 2 } }),
  write: (field, text) => field.fill(text),
}

/** Presses Tab until a control has the focus. */
async function tabTo(control: Locator): Promise<void> {
  await control.waitFor()
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; !(await hasFocus()); tabs += 1) {
    if (tabs > 80) throw new Error('Tab does not lead to the control')
    await control.page().keyboard.press('Tab')
  }
}

async function enter(control: Locator): Promise<void> {
  await tabTo(control)
  await control.page().keyboard.press('Enter')
}

const keyboard: Hand = {
  press: enter,
  begin: enter,
  async write(field, text) {
    await tabTo(field)
    await field.page().keyboard.press('ControlOrMeta+A')
    await field.page().keyboard.type(text)
  },
}

/** Opens the form of an outcome; on a phone it is behind a button. */
async function openForm(
  row: Locator,
  outcome: 'unreached' | 'booked' | 'cancelled',
  hand = pointer,
) {
  const button = row.getByRole('button', { name: words.row[outcome] })
  const more = row.getByRole('button', { name: words.row.outcome })
  await row.waitFor()
  if (await more.isVisible()) await hand.press(more)
  await hand.press(button)
}

const saveIn = (row: Locator) => row.getByRole('button', { name: words.form.save })
const tab = (page: Page, name: 'fresh' | 'again') =>
  page.getByRole('button', { name: new RegExp(`^${words.lists.tabs[name]} `) })
/** The bar with the last outcome. */
const settled = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

/** A callback of yesterday: the oldest is the first of its list. */
async function addCallback(name: string): Promise<string> {
  const reference = await storeRequest(store, { name })
  const [member] = await store.staff()
  const change = {
    outcome: 'unreached',
    retryAt: '2026-01-02T09:00',
    note: '',
    version: 0,
  } as const
  await store.change(reference, change, member?.id ?? '')
  return reference
}

for (const [how, hand, digit, tag] of [
  ['', pointer, 1, ['@nightly']],
  [' by keyboard alone', keyboard, 2, ['@nightly', '@desktop']],
] as const)
  test(`a receptionist calls back, finds nobody, books, finds a caller and hands over data${how}`, {
    tag: [...tag],
  }, async ({ browser }) => {
    await asEditor(
      browser,
      site,
      async (page) => {
        const due = await addCallback('Geç Kalan')
        const silent = await storeRequest(store, { name: 'Açmayan Hasta' })
        const wanted = await storeRequest(store, {
          name: 'Gelecek Hasta',
          phone: `0533 765 43 2${digit}`,
          doctor: 'Selin Ardıç',
        })
        const agreed = openDayIn(7 * digit)
        await expect(tab(page, 'fresh')).toContainText('2')
        await expectNoBarrierHere(page, 'desk new')

        await hand.press(tab(page, 'again'))
        const first = page.locator('[data-list="again"] [data-reference]').first()
        await expect(first).toHaveAttribute('data-reference', due)
        await expect(first).toContainText(words.row.due)
        const call = first.getByRole('link', {
          name: words.row.callName.replace('{{name}}', 'Geç Kalan'),
        })
        // This machine has no phone app: a tel: link must not leave the page.
        await call.evaluate((link) =>
          link.addEventListener('click', (event) => event.preventDefault()),
        )
        await hand.press(call)
        await expect(first).toContainText('aradı')
        await expectNoBarrierHere(page, 'desk callbacks')
        await openForm(rowOf(page, due), 'cancelled', hand)
        await expectNoBarrierHere(page, 'desk cancel form')
        await hand.press(saveIn(rowOf(page, due)))
        await expect(settled(page, /iptal edildi/)).toBeVisible()

        await hand.press(tab(page, 'fresh'))
        await openForm(rowOf(page, silent), 'unreached', hand)
        await hand.press(rowOf(page, silent).getByRole('button', { name: words.form.inThreeHours }))
        await expectNoBarrierHere(page, 'desk unreached form')
        await hand.press(saveIn(rowOf(page, silent)))
        await expect(settled(page, /ulaşılamadı/)).toBeVisible()

        await openForm(rowOf(page, wanted), 'booked', hand)
        await hand.write(rowOf(page, wanted).getByLabel(words.form.booked), `${agreed.typed} 14.30`)
        // The free hours of the doctor whom the patient wished for.
        await hand.press(rowOf(page, wanted).getByRole('button', { name: '15.00', exact: true }))
        await expectNoBarrierHere(page, 'desk appointment form')
        await hand.press(saveIn(rowOf(page, wanted)))
        await expect(settled(page, new RegExp(`${agreed.read} 15.00`))).toBeVisible()
        await expect(page.getByRole('link', { name: words.settled.confirm })).toHaveAttribute(
          'href',
          new RegExp(`90533765432${digit}`),
        )
        await expectNoBarrierHere(page, 'desk settled')

        await hand.write(page.getByRole('searchbox'), `+90 533 765 432${digit}`)
        await expect(page.locator('[data-reference]')).toHaveCount(1)
        await expectNoBarrierHere(page, 'desk caller found')

        const row = rowOf(page, wanted)
        const more = row.getByRole('button', { name: words.row.outcome })
        if (await more.isVisible()) await hand.press(more)
        await hand.press(
          row.getByRole('button', {
            name: words.row.personName.replace('{{name}}', 'Gelecek Hasta'),
          }),
        )
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('checkbox')).toBeChecked()
        await expectNoBarrierHere(page, 'desk person')
        const arriving = page.waitForEvent('download')
        await hand.press(dialog.getByRole('button', { name: words.person.export }))
        const file = await (await arriving).path()
        expect(await readFile(file, 'utf8')).toContain('Gelecek Hasta')
        await expect(dialog.getByText(words.person.exported)).toBeVisible()
        await expectNoBarrierHere(page, 'desk person copied')
      },
      { role: 'reception' },
    )
  })
