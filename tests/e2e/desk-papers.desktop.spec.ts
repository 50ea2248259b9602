import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import type { RequestStore } from '../../src/server/storage/store.ts'
import { expect, test } from './fixtures.ts'
import { content } from './support/content.ts'
import {
  addRequest,
  openDesk,
  rowOf,
  someName,
  storeRequest,
  withStore,
  words,
} from './support/desk.ts'

const { day: dayWords, pages, sheet } = words

/** Books ten minutes of a doctor in the store, for the first account. */
async function book({ desk }: RequestStore, reference: string, appointmentAt: string, note = '') {
  const [member] = await desk.staff()
  const change = { outcome: 'booked', appointmentAt, note, version: 0 } as const
  const doctor = { id: 'selin-ardic', name: 'Selin Ardıç' }
  const length = { minutes: 10, usualMinutes: 30 }
  const slot = { doctor, at: appointmentAt, ...length, found: [], allow: ['sameDay'] } as const
  await desk.change(reference, change, member?.id ?? '', slot)
}

const toPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: pages.label }).getByRole('link', { name }).click()

/** Counts the printed sheets. */
async function sheets(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test.describe('the day of a clinic', () => {
  test('fits one A4 sheet for each doctor, with thirty appointments and long notes', async ({
    page,
  }) => {
    await openDesk(page)
    const date = '2033-04-06'
    await withStore(async (store) => {
      for (let count = 0; count < 30; count += 1) {
        const hour = `${date}T${11 + Math.floor(count / 3)}:${count % 3}0`
        const name = `Uzun Adlı Gülümsemeyen Hastaoğlugillerden ${count}`
        const reference = await storeRequest(store, name)
        await book(store, reference, hour, 'Annesi arayacak '.repeat(30))
      }
    })
    await toPage(page, pages.day)
    await page.getByLabel(dayWords.day, { exact: true }).fill('06.04.2033')
    const hers = page.getByRole('region', { name: 'Selin Ardıç' })
    await expect(hers.locator('[data-reference]')).toHaveCount(30)
    // Paper is white in the dark scheme too.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await sheets(page)).toBe(content('doctors').doctors.length)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const colours = await hers.evaluate((column) => {
      const { backgroundColor } = getComputedStyle(document.documentElement)
      const row = column.querySelector('[data-reference]') ?? column
      return [backgroundColor, getComputedStyle(row).color]
    })
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    for (const role of ['banner', 'navigation'] as const)
      expect(await page.getByRole(role).count(), role).toBe(0)
  })
})

test('a receptionist downloads an appointment as a calendar file', {
  tag: '@nightly',
}, async ({ page }) => {
  const name = someName('Gülşen; Işık')
  const reference = await addRequest(name)
  await withStore((store) => book(store, reference, '2033-06-07T09:15'))
  await openDesk(page)
  await page.getByRole('searchbox').fill(reference)
  const arriving = page.waitForEvent('download')
  await rowOf(page, reference).getByRole('link', { name: words.calendar.add }).press('Enter')
  const file = await arriving
  expect(file.suggestedFilename()).toBe(`${reference}.ics`)
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
  const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0])
  expect(event.startDate.toJSDate().toISOString()).toBe('2033-06-07T06:15:00.000Z')
  expect(event.summary).toContain(name)
})

test('a manager exports the found requests, and the audit names the manager', {
  tag: '@nightly',
}, async ({ page }) => {
  const name = someName('Ömer Üstün')
  const reference = await addRequest(name)
  await addRequest(someName('Başka Hasta'))
  const member = await openDesk(page, 'manager')
  await page.getByRole('searchbox').fill(reference)
  await expect(rowOf(page, reference)).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: sheet.found }).press('Enter')
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(/\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF"')).toBe(true)
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(name)
  await expect(page.getByRole('status').filter({ hasText: sheet.done })).toBeVisible()
  await toPage(page, pages.audit)
  const noted = page.getByRole('row').filter({ hasText: words.audit.acts.listExported })
  await expect(noted.filter({ hasText: member })).toHaveCount(1)
})
