import { describe, expect, test } from 'vitest'
import type { Figures } from '../../../src/desk/contract/contract'
import { countFigures } from '../../../src/desk/server/statistics'
import type { FigureRow } from '../../../src/server/storage/figures'
import { openDesk } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'
import { filled, stillClock } from '../../support/serverFixture'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const timetable = {
  hours: [{ days: weekdays, open: '09:00', close: '18:00' }],
  timeZone: 'Europe/Istanbul',
}
/** At the clinic's local time, three hours ahead of UTC. */
const at = (time: string) => new Date(`${time}:00+03:00`).toISOString()

const row = (receivedAt: string, change: Partial<FigureRow> = {}): FigureRow => ({
  receivedAt: at(receivedAt),
  standing: 'new',
  request: 'Muayene',
  unlisted: false,
  entered: false,
  firstActAt: undefined,
  ...change,
})

const count = (rows: FigureRow[], from: string, until: string, zone = timetable) =>
  countFigures(rows, { from, until, timetable: zone, choices: ['Muayene'] })

describe('the figures', () => {
  test('count days and hours by the clinic’s clock, including empty days', () => {
    const rows = [row('2026-11-23T00:30'), row('2026-11-23T23:59'), row('2026-11-25T09:00')]
    const { total, unit, columns, hours } = count(rows, '2026-11-23', '2026-11-25')
    expect([total, unit]).toEqual([3, 'day'])
    expect(columns.map((column) => [column.from, column.count])).toEqual([
      ['2026-11-23', 2],
      ['2026-11-24', 0],
      ['2026-11-25', 1],
    ])
    expect(hours.flatMap((each, hour) => (each > 0 ? [[hour, each]] : []))).toEqual([
      [0, 1],
      [9, 1],
      [23, 1],
    ])
  })

  test('include the day on which the clocks change', () => {
    const berlin = { ...timetable, timeZone: 'Europe/Berlin' }
    const times = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T12:00:00Z']
    const rows = times.map((receivedAt) => row('2026-11-23T00:00', { receivedAt }))
    const { hours, columns } = count(rows, '2026-10-25', '2026-10-25', berlin)
    // The clock change repeats the hour from two to three.
    expect([hours[2], hours[13], columns[0]?.count]).toEqual([2, 1, 3])
  })

  test('are grouped by weeks and by months if there are too many days', () => {
    const rows = [row('2026-09-01T10:00'), row('2026-11-22T10:00')]
    const weeks = count(rows, '2026-09-01', '2026-11-22')
    expect(weeks.unit).toBe('week')
    // From a Tuesday to the next Sunday.
    expect(weeks.columns[0]).toEqual({ from: '2026-09-01', until: '2026-09-06', count: 1 })
    expect(weeks.columns.at(-1)).toEqual({ from: '2026-11-16', until: '2026-11-22', count: 1 })
    expect(weeks.columns).toHaveLength(12)
    const months = count(rows, '2025-12-15', '2026-11-22')
    expect(months.unit).toBe('month')
    expect(months.columns[0]).toEqual({ from: '2025-12-15', until: '2025-12-31', count: 0 })
    expect(months.columns).toHaveLength(12)
  })

  test('include the time to the first call, in opening hours and in total', () => {
    const { calls } = count(
      [
        row('2026-11-23T10:00', { firstActAt: at('2026-11-23T10:10'), standing: 'booked' }),
        // Friday evening to Monday morning: 20 open minutes, 62.5 hours in all.
        row('2026-11-20T17:50', { firstActAt: at('2026-11-23T09:10'), standing: 'unreached' }),
        row('2026-11-23T09:00', { firstActAt: at('2026-11-23T17:00') }),
        row('2026-11-23T10:00'),
        // Set to done at the command line, without a call.
        row('2026-11-23T10:00', { standing: 'done' }),
      ],
      '2026-11-20',
      '2026-11-23',
    )
    expect(calls).toEqual({ open: 20, all: 480, waiting: 1 })
  })

  test('count what the desk enters apart: it never waited, and flatters no median', () => {
    const called = at('2026-11-23T10:30')
    const entered = row('2026-11-23T11:00', { entered: true, firstActAt: at('2026-11-23T11:00') })
    const { total, calls, hours, standings, ...rest } = count(
      [row('2026-11-23T10:00', { firstActAt: called }), entered, entered, entered],
      '2026-11-23',
      '2026-11-23',
    )
    expect([total, rest.entered, calls.all, hours[11], standings.new]).toEqual([1, 3, 30, 0, 1])
  })

  test('list the requested choices, the most frequent first, and no invented ones', () => {
    const { requests, otherRequests } = count(
      [
        row('2026-11-23T10:00', { request: 'Eski Seçenek' }),
        row('2026-11-23T10:00'),
        row('2026-11-23T10:00', { unlisted: true }),
        row('2026-11-23T10:00', { request: '', unlisted: true }),
        row('2026-11-23T10:00', { request: 'Ben Ayşe Gizli', unlisted: true }),
      ],
      '2026-11-23',
      '2026-11-23',
    )
    expect(requests).toEqual([
      { name: 'Muayene', count: 2 },
      { name: 'Eski Seçenek', count: 1 },
      { name: '', count: 1 },
    ])
    expect(otherRequests).toBe(1)
  })

  test('have twelve lines for choices, and the rest in one', () => {
    const rows = Array.from({ length: 15 }, (_, index) =>
      row('2026-11-23T10:00', { request: `Konu ${index}` }),
    )
    const { requests, otherRequests } = count(rows, '2026-11-23', '2026-11-23')
    expect([requests.length, otherRequests]).toEqual([12, 3])
  })
})

describe('a response with figures', () => {
  async function openCounted() {
    const clock = stillClock()
    const { server, desk, signIn } = openDesk({ clock })
    await desk.invite('Ayşe', 'reception')
    const staffId = (await desk.staff())[0]?.id ?? ''
    let members = 0
    const add = () => storeRequest(server.store, filled)
    const ask = async (query = '') => {
      // Needs a new session: the clock was moved.
      members += 1
      const her = await signIn(`Deniz ${members}`, 'manager')
      const response = await her.ask(`/figures${query}`)
      return { status: response.status, text: await response.text() }
    }
    return { clock, desk, staffId, add, ask }
  }

  test('counts the requests of the period, and keeps the first call after undo', async () => {
    const { clock, desk, staffId, add, ask } = await openCounted()
    await add()
    clock.time += 2 * 86_400_000
    const reference = await add()
    clock.time += 5 * 60_000
    const change = { outcome: 'booked', appointmentAt: '2026-11-30T10:00', note: '' } as const
    await desk.change(reference, { ...change, version: 0 }, staffId)
    clock.time += 3_600_000
    await desk.undo(reference, 1, staffId)
    const { text } = await ask('?from=2026-11-22&until=2026-11-23')
    const figures: Figures = JSON.parse(text)
    expect(figures).toMatchObject({ from: '2026-11-22', until: '2026-11-23', total: 1 })
    expect(figures.standings).toEqual({ new: 1, unreached: 0, booked: 0, cancelled: 0, done: 0 })
    expect(figures.calls.all).toBe(5)
    const all: Figures = JSON.parse((await ask()).text)
    expect(all).toMatchObject({ from: '2026-11-21', until: '2026-11-23', total: 2 })
  })

  test('has no name, phone or note', async () => {
    const { desk, staffId, add, ask } = await openCounted()
    const reference = await add()
    const change = { outcome: 'cancelled', reason: 'other', note: 'Gizli söz', version: 0 } as const
    await desk.change(reference, change, staffId)
    const { text } = await ask()
    expect(text).toContain('"cancelled":1')
    for (const word of [filled.name, '0532', 'Gizli', reference, 'Selin', 'Ayşe'])
      expect(text).not.toContain(word)
  })

  test.each([
    '?from=2026-11-23&until=2026-11-22',
    '?from=0002-01-01&until=2026-11-22',
    '?from=2026-13-01',
    '?from=gestern',
  ])('refuses %s', async (query) => {
    const { ask } = await openCounted()
    expect((await ask(query)).status).toBe(400)
  })

  test('is valid before the first request, too', async () => {
    const { ask } = await openCounted()
    expect(JSON.parse((await ask()).text)).toMatchObject({ total: 0, from: '2026-11-21' })
  })
})
