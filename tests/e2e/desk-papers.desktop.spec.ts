import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { expect, test } from './fixtures.ts'
import { faults } from './support/axe.ts'
import { addRequest, openDesk, rowOf, someName, withStore, words } from './support/desk.ts'

const { day: dayWords, figures, pages, sheet } = words

/** Gives an appointment at the command line's side of the store, with whoever has an account. */
const agree = (reference: string, appointmentAt: string, note = '') =>
  withStore(async ({ desk }) => {
    const [member] = await desk.staff()
    const change = { outcome: 'booked', appointmentAt, note, version: 0 } as const
    await desk.change(reference, change, member?.id ?? '')
  })

const toPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: pages.label }).getByRole('link', { name }).click()

/** What a printer would get: how many sheets. */
async function sheets(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.describe('the list of a day', () => {
  test('fits one A4 sheet with thirty appointments, however much is written in them', async ({
    page,
  }) => {
    await openDesk(page)
    const date = '2033-04-06'
    for (let count = 0; count < 30; count += 1) {
      const hour = `${date}T${10 + Math.floor(count / 3)}:${count % 3}0`
      const name = `Uzun Adlı Gülümsemeyen Hastaoğlugillerden ${count}`
      await agree(
        await addRequest(name, { doctor: 'Selin Ardıç' }),
        hour,
        'Annesi arayacak '.repeat(30),
      )
    }
    await toPage(page, pages.day)
    await page.getByLabel(dayWords.day, { exact: true }).fill(date)
    await expect(page.getByRole('row')).toHaveCount(31)
    // By night too: paper is white.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await sheets(page)).toBe(1)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const colours = await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement)
      const cell = getComputedStyle(document.querySelector('td') ?? document.body)
      return [backgroundColor, cell.color]
    })
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    for (const role of ['banner', 'navigation', 'button'] as const)
      expect(await page.getByRole(role).count(), role).toBe(0)
  })

  test('is up to date while it is open, tells no treatment, and goes with the session', async ({
    page,
    consoleAllowance,
  }) => {
    consoleAllowance.push(/401/)
    const name = someName('Zeynep Ağaoğlu')
    const reference = await addRequest(name, { request: 'Diş Estetiği' })
    const member = await openDesk(page)
    await toPage(page, pages.day)
    await page.getByLabel(dayWords.day, { exact: true }).fill('2033-05-02')
    await expect(page.getByText(dayWords.none)).toBeVisible()
    await agree(reference, '2033-05-02T14:30', 'Park yeri')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('14.30')
    await expect(row).toContainText('Park yeri')
    await expect(page.getByRole('main')).not.toContainText('Estetiği')
    await page.getByRole('button', { name: dayWords.next }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: dayWords.previous }).press('Enter')
    await expect(row).toHaveCount(1)
    await withStore(({ desk }) => desk.disable(member))
    await expect(page.getByRole('alert')).toHaveText(words.signIn.over)
    expect(await page.content()).not.toContain(name)
  })
})

test('an agreed appointment is a file for a calendar', async ({ page }) => {
  const name = someName('Gülşen; Işık')
  const reference = await addRequest(name)
  await agree(reference, '2033-06-07T09:15')
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

test('what is found is handed out as a sheet, and who took it is noted', async ({ page }) => {
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

test.describe('the figures', () => {
  test('say the same in their drawings and in their tables, without a name', async ({ page }) => {
    const name = someName('Adı Geçmez')
    await agree(await addRequest(name, { request: 'Muayene' }), '2033-07-08T10:00')
    await openDesk(page)
    await toPage(page, pages.figures)
    const days = page.getByRole('article', { name: figures.arrival.heading.day })
    await expect(days.locator('svg rect')).toHaveCount(30)
    await expect(days.getByRole('row')).toHaveCount(31)
    await page.getByRole('button', { name: figures.all }).press('Enter')
    const total = (await withStore((store) => store.list())).length
    await expect(page.getByRole('status')).toContainText(String(total))
    const outcomes = page.getByRole('table', { name: figures.standings.heading })
    const counts = await outcomes.locator('td:nth-child(2)').allTextContents()
    expect(counts.map(Number).reduce((sum, each) => sum + each)).toBe(total)
    await expect(page.getByRole('main')).not.toContainText(name)
    expect(await sheets(page)).toBeLessThanOrEqual(2)
  })

  test('are of the days that are asked for, and say what is no period', async ({
    page,
    consoleAllowance,
  }) => {
    consoleAllowance.push(/400/)
    await openDesk(page)
    await toPage(page, pages.figures)
    await page.getByLabel(figures.until).fill('2001-02-03')
    await expect(page.getByRole('alert')).toHaveText(figures.invalid)
    await page.getByLabel(figures.from).fill('2001-02-01')
    await expect(page.getByText(figures.none)).toBeVisible()
    await expect(page.getByRole('status')).toContainText('3 Şubat 2001')
    await page.getByRole('button', { name: figures.last.replace('{{days}}', '7') }).click()
    await expect(page.getByText(figures.none)).toHaveCount(0)
  })
})

test('the pages have no barrier, at any width, by day and by night', async ({ page }) => {
  test.slow()
  const reference = await addRequest(someName('Uzun Adlı Gülümsemeyen Hastaoğlugillerden'))
  await agree(reference, '2033-08-09T10:00', 'Park yeri soracak')
  await openDesk(page, 'manager')
  await toPage(page, pages.day)
  await page.getByLabel(dayWords.day, { exact: true }).fill('2033-08-09')
  await expect(page.getByRole('row')).toHaveCount(2)
  const look = async (state: string) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 390, 1280]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        expect(await faults(page), `${state} ${colorScheme} ${width}`).toEqual([])
        expect(await overflow(page), `${state} ${width}`).toBeLessThanOrEqual(width)
      }
  }
  await look('day')
  await toPage(page, pages.figures)
  await expect(page.getByRole('table').first()).toBeVisible()
  await look('figures')
})

test('the keyboard leads from page to page, and the browser’s way back leads back', async ({
  page,
}) => {
  await openDesk(page, 'manager')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.getByRole('link', { name: pages.figures }).press('Enter')
  await expect(heading(figures.heading)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('link', { name: pages.figures })).toHaveAttribute(
    'aria-current',
    'page',
  )
  // Each table that has more rows than room is reached, and scrolls.
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: figures.last.replace('{{days}}', '7') }),
  ).toBeFocused()
  const tables = page.getByRole('region', { name: figures.hour.heading })
  await tables.focus()
  await page.keyboard.press('End')
  await expect.poll(() => tables.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toBeVisible()
  // The way past the links leaves the page where it is.
  await page.goForward()
  await page.getByRole('link', { name: words.frame.skip }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(heading(figures.heading)).toBeVisible()
})

test('an editor is led to none of them', async ({ page }) => {
  await openDesk(page, 'editor')
  await page.goto('/yonetim#figures')
  await expect(page.getByText(words.editor)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
