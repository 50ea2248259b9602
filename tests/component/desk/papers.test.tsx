import { describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import type { Appointment, Figures } from '../../../src/desk/contract/contract'
import { expectNoBarrier } from '../support/axe'
import { DeskServer, focus, openDesk, rowOf, signedOut, words } from '../support/desk'
import { catchDownloads } from '../support/downloads'

const { day: dayTexts, figures, pages, sheet } = words

const appointment = (change: Partial<Appointment> = {}): Appointment => ({
  reference: 'K7777',
  at: '2033-05-02T14:30',
  name: 'Zeynep Ağaoğlu',
  phone: '0532 000 00 00',
  doctor: 'Selin Ardıç',
  note: 'Park yeri',
  ...change,
})

const openPage = (name: string) => page.getByRole('link', { name, exact: true }).click()
const dayField = () => page.getByLabelText(dayTexts.day, { exact: true })
const patient = () => page.getByRole('row').filter({ hasText: 'Zeynep Ağaoğlu' })

describe('the list of a day', () => {
  test('is updated while it is open, and disappears with the session', async () => {
    const server = await openDesk()
    await openPage(pages.day)
    await dayField().fill('2033-05-02')
    await expect.element(page.getByText(dayTexts.none)).toBeVisible()
    server.appointments = [appointment()]
    server.announce()
    await expect.element(patient()).toHaveTextContent('14.30')
    await expect.element(patient()).toHaveTextContent('Park yeri')
    await page.getByRole('button', { name: dayTexts.next }).click()
    await expect.element(patient()).not.toBeInTheDocument()
    await focus(page.getByRole('button', { name: dayTexts.previous }))
    await userEvent.keyboard('{Enter}')
    await expect.element(patient()).toBeVisible()
    await page.getByRole('button', { name: dayTexts.today, exact: true }).click()
    await expect.element(page.getByRole('button', { name: dayTexts.print })).toBeDisabled()
    await dayField().fill('2033-05-02')
    await expect.element(patient()).toBeVisible()
    server.shutOut()
    await signedOut()
    expect(document.body).not.toHaveTextContent('Zeynep Ağaoğlu')
  })

  test('prints black on white even from a dark screen, without controls', async () => {
    const server = await openDesk()
    server.appointments = [appointment()]
    await openPage(pages.day)
    await dayField().fill('2033-05-02')
    await expect.element(patient()).toBeVisible()
    await commands.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const { backgroundColor } = getComputedStyle(document.documentElement)
    const { color } = getComputedStyle(document.querySelector('td') ?? document.body)
    expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    for (const role of ['banner', 'navigation', 'button'])
      expect(page.getByRole(role).elements(), role).toEqual([])
  })

  test('has no barrier, in light and dark colours', async () => {
    const server = await openDesk()
    server.appointments = [appointment({ name: 'Uzun Adlı Gülümsemeyen Hastaoğlugillerden' })]
    await openPage(pages.day)
    await dayField().fill('2033-05-02')
    await expect.poll(() => page.getByRole('row').elements().length).toBe(2)
    await expectNoBarrier('the day', ['light', 'dark'])
  })
})

/** Statistics of thirty days, or without requests. */
function figuresOf(period: Pick<Figures, 'from' | 'until'>, total = 30): Figures {
  const columns = Array.from({ length: 30 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 2, index + 1)).toISOString().slice(0, 10)
    return { from: date, until: date, count: 1 }
  })
  return {
    ...period,
    total,
    unit: 'day',
    columns,
    hours: Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 30 : 0)),
    calls: {
      steps: [60, 240],
      open: { counts: [20, 5, 0], median: 45 },
      all: { counts: [10, 10, 5], median: 90 },
      waiting: 5,
    },
    standings: { new: 5, unreached: 5, booked: 15, cancelled: 5, done: 0 },
    requests: [{ name: 'Muayene', count: 25 }],
    otherRequests: 5,
  }
}

describe('the statistics', () => {
  async function openStatistics(total?: number) {
    const server = await openDesk()
    const period = { from: '2026-03-01', until: '2026-03-30' }
    server.answer('GET /figures', () => figuresOf(period, total))
    await openPage(pages.figures)
    await expect.element(page.getByRole('heading', { name: figures.heading })).toBeVisible()
    await expect.element(page.getByRole('status')).toBeVisible()
    return server
  }

  test('show the same figures in drawings and tables', async () => {
    await openStatistics()
    const days = page.getByRole('article', { name: figures.arrival.heading.day })
    expect(days.css('svg rect').elements()).toHaveLength(30)
    expect(days.getByRole('row').elements()).toHaveLength(31)
    await expect.element(page.getByRole('status')).toHaveTextContent('30 talep')
    const outcomes = page.getByRole('table', { name: figures.standings.heading })
    const counts = outcomes.css('td:nth-child(2)').elements()
    expect(counts.reduce((sum, { textContent }) => sum + Number(textContent), 0)).toBe(30)
    const calls = page.getByRole('article', { name: figures.calls.heading })
    await expect.element(calls).toHaveTextContent('45 dk')
    await expect.element(calls).toHaveTextContent('1 sa 30 dk')
    await expect.element(calls).toHaveTextContent('5 talep henüz aranmadı')
    await expectNoBarrier('the statistics', ['light', 'dark'])
  })

  test('cover the chosen days, and refuse an invalid period', async () => {
    const server = await openStatistics(0)
    const asked: unknown[] = []
    server.answer('GET /figures', ({ input }) => {
      asked.push(input)
      return figuresOf({ from: '2001-02-01', until: '2001-02-03' }, 0)
    })
    await page.getByLabelText(figures.from).fill('2001-02-01')
    await page.getByLabelText(figures.until).fill('2001-02-03')
    await expect.element(page.getByRole('status')).toHaveTextContent('3 Şubat 2001')
    await expect.element(page.getByText(figures.none)).toBeVisible()
    await expect.poll(() => asked.at(-1)).toEqual({ from: '2001-02-01', until: '2001-02-03' })
    server.refuse('GET /figures', 400, 'malformed')
    await page.getByLabelText(figures.until).fill('2001-01-01')
    await expect.element(page.getByRole('alert')).toHaveTextContent(figures.invalid)
    server.answer('GET /figures', () => figuresOf({ from: '2026-03-01', until: '2026-03-30' }))
    await page.getByRole('button', { name: figures.last.replace('{{days}}', '7') }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('30 talep')
    await expect.element(page.getByText(figures.none)).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  })
})

test('a receptionist exports the found requests as a CSV file', async () => {
  const downloads = catchDownloads()
  const server = new DeskServer()
  const request = server.receive({ name: 'Ömer Üstün' })
  await openDesk(server)
  await expect.element(page.getByRole('button', { name: sheet.all })).toBeVisible()
  await page.getByRole('searchbox').fill('Ömer')
  await expect.element(rowOf(request)).toBeVisible()
  await focus(page.getByRole('button', { name: sheet.found }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').filter({ hasText: sheet.done })).toBeVisible()
  expect(downloads.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^talepler-\d{4}-\d\d-\d\d\.csv$/),
  ])
  expect(server.posts.at(-1)).toMatchObject({ path: '/requests/sheet', body: { q: 'Ömer' } })
  server.isAway = true
  await userEvent.keyboard('{Enter}')
  const told = page.getByRole('status').filter({ hasText: words.faults.offline })
  await expect.element(told).toBeVisible()
})

test('by keyboard a manager goes from page to page, and back with the browser', async () => {
  const server = new DeskServer({ role: 'manager' })
  server.answer('GET /figures', () => figuresOf({ from: '2026-03-01', until: '2026-03-30' }))
  await openDesk(server)
  const heading = page.getByRole('heading', { level: 1, name: figures.heading })
  await focus(page.getByRole('link', { name: pages.figures }))
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: pages.figures }))
    .toHaveAttribute('aria-current', 'page')
  await userEvent.tab()
  await expect
    .element(page.getByRole('button', { name: figures.last.replace('{{days}}', '7') }))
    .toHaveFocus()
  // A long table is focusable and scrolls.
  const hours = page.getByRole('region', { name: figures.hour.heading })
  await focus(hours)
  await userEvent.keyboard('{End}')
  await expect.poll(() => hours.element().scrollTop).toBeGreaterThan(0)
  history.back()
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  history.forward()
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  // The skip link does not change the page.
  await focus(page.getByRole('link', { name: words.frame.skip }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(heading).toBeVisible()
})
