import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Figures } from '../../../src/desk/contract/contract'
import type { VisitFigures } from '../../../src/desk/contract/day'
import { expectNoBarrier } from '../support/axe'
import { DeskServer, focus, openDesk, openRequest, words } from '../support/desk'
import { catchDownloads } from '../support/downloads'

const { figures, pages, sheet } = words

const openPage = (name: string) => page.getByRole('link', { name, exact: true }).click()

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
    calls: { open: 45, all: 90, waiting: 5 },
    standings: { new: 5, unreached: 5, booked: 15, cancelled: 5, done: 0 },
    requests: [{ name: 'Muayene', count: 25 }],
    otherRequests: 5,
    entered: 4,
  }
}

const seen = (kept: number, missed: number) => ({ kept, missed, unknown: 0 })

/** Eight patients came, two did not, one has no record. */
const visitsOf = (period: Pick<Figures, 'from' | 'until'>): VisitFigures => ({
  ...period,
  ...seen(8, 2),
  unknown: 1,
  lead: { steps: [0, 7], counts: [seen(5, 0), seen(3, 1), seen(0, 1)] },
  doctors: [{ id: 'selin', name: 'Selin Ardıç', minutes: 540 }],
  types: [
    { name: 'Kontrol', count: 8, minutes: 120 },
    { name: '', count: 3, minutes: 420 },
  ],
})

describe('the statistics', () => {
  async function openStatistics(total?: number) {
    const server = await openDesk()
    const period = { from: '2026-03-01', until: '2026-03-30' }
    server.answer('GET /figures', () => figuresOf(period, total))
    server.answer('GET /visits', () => visitsOf(period))
    await openPage(pages.figures)
    await expect.element(page.getByRole('heading', { name: figures.heading })).toBeVisible()
    await expect.element(page.getByRole('status')).toBeVisible()
    return server
  }

  test('draw arrivals, and say what each number of the table counts', async () => {
    await openStatistics()
    const days = page.getByRole('figure').first()
    expect(days.getByRole('listitem').elements()).toHaveLength(30)
    await expect.element(page.getByRole('status')).toHaveTextContent('Siteden 30 talep')
    const { site, calls, desk, lead, doctors } = figures.groups
    const rowsOf = ({ heading, text }: typeof site) => {
      const group = page.css('tbody').filter({ hasText: heading })
      expect(group.element()).toHaveTextContent(text)
      return group
        .css('tr:not(:first-child)')
        .elements()
        .map(({ textContent }) => textContent)
    }
    expect(rowsOf(site)).toContain('Randevu verildi15%50')
    expect(rowsOf(calls)).toEqual([
      `${calls.open}45 dk`,
      `${calls.total}1 sa 30 dk`,
      `${calls.waiting}5%17`,
    ])
    expect(rowsOf(desk)).toEqual([`${figures.groups.all}4`])
    expect(rowsOf(lead).at(-1)).toContain('%100')
    expect(rowsOf(doctors)).toEqual(['Selin Ardıç9 sa%100'])
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
    await expect.poll(() => asked.at(-1)).toEqual({ from: '2001-02-01', until: '2001-02-03' })
    server.refuse('GET /figures', 400, 'malformed')
    await page.getByLabelText(figures.until).fill('2001-01-01')
    await expect.element(page.getByRole('alert')).toHaveTextContent(figures.invalid)
    server.answer('GET /figures', () => figuresOf({ from: '2026-03-01', until: '2026-03-30' }))
    await page.getByRole('button', { name: figures.last.replace('{{days}}', '7') }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('30 talep')
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('show no visits of another period, and say that they cannot be read', async () => {
    const server = await openStatistics()
    const { visits } = figures.groups
    await expect.element(page.getByText(visits.heading)).toBeVisible()
    const period = { from: '2001-02-01', until: '2001-02-03' }
    const held = server.hold('GET /visits')
    server.answer('GET /figures', () => figuresOf(period))
    await page.getByRole('button', { name: figures.last.replace('{{days}}', '7') }).click()
    await held.requested
    await expect.element(page.getByRole('status')).toHaveTextContent('3 Şubat 2001')
    await expect.element(page.getByText(visits.heading)).not.toBeInTheDocument()
    server.refuse('GET /visits', 503, 'unavailable')
    await page.getByRole('button', { name: figures.last.replace('{{days}}', '90') }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.faults.unavailable)
  })
})

test('a receptionist exports the found requests as a CSV file', async () => {
  const downloads = catchDownloads()
  const { server, row } = await openRequest({ name: 'Ömer Üstün' })
  await expect.element(page.getByRole('button', { name: sheet.all })).toBeVisible()
  await page.getByRole('searchbox').fill('Ömer')
  await expect.element(row).toBeVisible()
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
  const period = { from: '2026-03-01', until: '2026-03-30' }
  server.answer('GET /figures', () => figuresOf(period))
  server.answer('GET /visits', () => visitsOf(period))
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
