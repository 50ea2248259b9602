import type { Page } from '@playwright/test'
import type { RequestStore } from '../../src/server/storage/store.ts'
import { storeRequest } from '../support/deskSessions.ts'
import { expect, test } from './fixtures.ts'
import { content } from './support/content.ts'
import { openDesk, withStore, words } from './support/desk.ts'

const { day: dayWords, pages } = words

/** Books ten minutes of a doctor in the store, for the first account. */
async function book(desk: RequestStore, reference: string, appointmentAt: string, note = '') {
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
        const reference = await storeRequest(store, { name })
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
    const cut = await hers.getByRole('heading', { level: 4 }).evaluateAll(
      (names) =>
        names.filter((name) => {
          const row = name.closest('li')?.getBoundingClientRect()
          const letters = document.createRange()
          letters.selectNodeContents(name)
          const { bottom } = letters.getBoundingClientRect()
          return name.scrollWidth > name.clientWidth || !row || bottom > row.bottom
        }).length,
    )
    expect(cut).toBe(0)
    for (const role of ['banner', 'navigation'] as const)
      expect(await page.getByRole(role).count(), role).toBe(0)
  })
})
