import { afterEach, describe, expect, test, vi } from 'vitest'
import type { OpeningHours } from '../../../src/shared/formats/hours'
import {
  openingAt,
  timesOn,
  timetableOf,
  upcomingDays,
  type Timetable as Zoned,
} from '../../../src/shared/formats/opening'

/** Opening hours of a clinic in Istanbul. */
type Timetable = Omit<Zoned, 'timeZone'>
const timeZone = 'Europe/Istanbul'

const hours: OpeningHours[] = [
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], open: '11:00', close: '23:00' },
  { days: ['saturday'], open: '11:00', close: '18:00' },
]

/** An instant by Istanbul's clock. 2026-11-20 is a Friday. */
const at = (clock: string) => Date.parse(`${clock}+03:00`)
const told = (clock: string, timetable: Timetable = { hours }) => {
  const { open, time, date, daysAhead } = openingAt(at(clock), { ...timetable, timeZone }) ?? {}
  return `${open ? 'open until' : 'closed until'} ${date} ${time}, ${daysAhead} days ahead`
}

describe('a visitor reads the opening state', () => {
  test.each([
    ['in the week', '2026-11-19T12:00:00', 'open until 2026-11-19 23:00, 0 days ahead'],
    ['before opening', '2026-11-20T10:59:59.999', 'closed until 2026-11-20 11:00, 0 days ahead'],
    ['at the minute of opening', '2026-11-20T11:00', 'open until 2026-11-20 23:00, 0 days ahead'],
    ['a moment before closing', '2026-11-20T22:59:59', 'open until 2026-11-20 23:00, 0 days ahead'],
    ['at the minute of closing', '2026-11-20T23:00', 'closed until 2026-11-21 11:00, 1 days ahead'],
    ['on Saturday', '2026-11-21T17:59', 'open until 2026-11-21 18:00, 0 days ahead'],
    ['on Saturday evening', '2026-11-21T18:00', 'closed until 2026-11-23 11:00, 2 days ahead'],
    ['on Sunday', '2026-11-22T12:00', 'closed until 2026-11-23 11:00, 1 days ahead'],
    ['after midnight on Monday', '2026-11-23T00:00', 'closed until 2026-11-23 11:00, 0 days ahead'],
    [
      'in February of a leap year',
      '2028-02-28T23:30',
      'closed until 2028-02-29 11:00, 1 days ahead',
    ],
    ['at the turn of the year', '2026-12-31T23:59', 'closed until 2027-01-01 11:00, 1 days ahead'],
  ])('%s', (_, clock, sentence) => {
    expect(told(clock)).toBe(sentence)
  })
})

describe('a special day', () => {
  const exceptions = [
    { date: '2027-01-01', closed: true },
    { date: '2026-12-31', open: '09:00', close: '13:00' },
    { date: '2026-11-22', open: '12:00', close: '16:00' },
  ]
  const timetable = { hours, exceptions }

  test('that is a closed holiday leads past the weekend to the next open day', () => {
    expect(told('2027-01-01T12:00', timetable)).toBe('closed until 2027-01-02 11:00, 1 days ahead')
    expect(told('2026-12-31T13:00', timetable)).toBe('closed until 2027-01-02 11:00, 2 days ahead')
  })

  test('with short hours opens and closes at its own times', () => {
    expect(told('2026-12-31T09:00', timetable)).toBe('open until 2026-12-31 13:00, 0 days ahead')
    expect(told('2026-12-31T12:59', timetable)).toBe('open until 2026-12-31 13:00, 0 days ahead')
  })

  test('can open a Sunday', () => {
    expect(told('2026-11-21T20:00', timetable)).toBe('closed until 2026-11-22 12:00, 1 days ahead')
    expect(told('2026-11-22T15:00', timetable)).toBe('open until 2026-11-22 16:00, 0 days ahead')
  })

  test('of a long holiday counts to the holiday’s end', () => {
    const days = Array.from({ length: 12 }, (_, day) => ({
      date: `2026-12-${String(day + 7).padStart(2, '0')}`,
      closed: true,
    }))
    expect(told('2026-12-06T12:00', { hours, exceptions: days })).toBe(
      'closed until 2026-12-19 11:00, 13 days ahead',
    )
  })
})

test('is listed from a given day on, the nearest first', () => {
  const days = ['2027-01-01', '2026-10-29', '2026-11-20'].map((date) => ({ date, closed: true }))
  expect(upcomingDays(days, '2026-11-20').map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2027-01-01',
  ])
})

test('a lunch break closes the clinic in the middle of the day', () => {
  const timetable: Timetable = {
    hours: [
      { days: ['friday'], open: '13:30', close: '18:00' },
      { days: ['friday'], open: '09:00', close: '12:30' },
    ],
  }
  expect(told('2026-11-20T10:00', timetable)).toBe('open until 2026-11-20 12:30, 0 days ahead')
  expect(told('2026-11-20T12:30', timetable)).toBe('closed until 2026-11-20 13:30, 0 days ahead')
  expect(told('2026-11-20T18:00', timetable)).toBe('closed until 2026-11-27 09:00, 7 days ahead')
})

test('a clinic may close at midnight', () => {
  const timetable: Timetable = { hours: [{ days: ['friday'], open: '11:00', close: '00:00' }] }
  expect(told('2026-11-20T23:59', timetable)).toBe('open until 2026-11-20 00:00, 0 days ahead')
  expect(openingAt(at('2026-11-20T23:59'), { ...timetable, timeZone })?.changesAt).toBe(
    at('2026-11-21T00:00'),
  )
  expect(told('2026-11-21T00:00', timetable)).toBe('closed until 2026-11-27 11:00, 6 days ahead')
})

describe('the opening state is updated', () => {
  const changes = (clock: string, timetable: Timetable = { hours }) =>
    openingAt(at(clock), { ...timetable, timeZone })?.changesAt

  test('at the next closing or opening, and half an hour before closing', () => {
    expect(changes('2026-11-20T12:34:56')).toBe(at('2026-11-20T22:30'))
    expect(changes('2026-11-20T22:30')).toBe(at('2026-11-20T23:00'))
    expect(changes('2026-11-20T08:00')).toBe(at('2026-11-20T11:00'))
  })

  test('at midnight, when "tomorrow" becomes "today"', () => {
    expect(changes('2026-11-20T23:30')).toBe(at('2026-11-21T00:00'))
  })
})

test('a clinic that never opens is closed, without a next opening', () => {
  expect(openingAt(at('2026-11-20T12:00'), { hours: [], timeZone })).toEqual({
    open: false,
    today: '2026-11-20',
    date: '2026-11-20',
    daysAhead: 0,
    changesAt: at('2026-11-21T00:00'),
  })
})

describe('in any time zone of the visitor', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each(['America/Los_Angeles', 'Pacific/Auckland', 'Europe/Berlin', 'Europe/Istanbul'])(
    'the opening state follows Istanbul’s clock in %s, in summer and winter',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(told('2026-07-17T10:59')).toBe('closed until 2026-07-17 11:00, 0 days ahead')
      expect(told('2026-01-16T11:00')).toBe('open until 2026-01-16 23:00, 0 days ahead')
      // The nights of clock changes in Europe.
      expect(told('2026-03-28T23:30')).toBe('closed until 2026-03-30 11:00, 2 days ahead')
      expect(told('2026-10-24T23:30')).toBe('closed until 2026-10-26 11:00, 2 days ahead')
    },
  )

  test('the date follows Istanbul’s clock', () => {
    const day = (instant: string) => openingAt(Date.parse(instant), { hours, timeZone })?.today
    expect(day('2026-11-20T20:59:59Z')).toBe('2026-11-20')
    expect(day('2026-11-20T21:00:00Z')).toBe('2026-11-21')
  })
})

test.each([Number.NaN, -1, 8.64e15, Number.POSITIVE_INFINITY])(
  'a visitor whose clock is %s reads no opening state',
  (now) => {
    expect(openingAt(now, { hours, timeZone })).toBeUndefined()
  },
)

describe('a clinic in Berlin', () => {
  const berlin = { timeZone: 'Europe/Berlin' }
  const days: OpeningHours['days'] = ['saturday', 'sunday', 'monday']
  const morning = { ...berlin, hours: [{ days, open: '08:00', close: '12:00' }] }
  const night = { ...berlin, hours: [{ days, open: '22:00', close: '05:00' }] }
  const changesAt = (instant: string, timetable: Zoned) => {
    const opening = openingAt(Date.parse(instant), timetable)
    return (
      opening && `${opening.open ? 'closes' : 'opens'} ${new Date(opening.changesAt).toISOString()}`
    )
  }

  test.each([
    // Eight o'clock is 7:00 UTC in winter and 6:00 in summer.
    ['the day before summer time', '2027-03-27T06:30:00Z', 'opens 2027-03-27T07:00:00.000Z'],
    ['the day summer time begins', '2027-03-28T05:30:00Z', 'opens 2027-03-28T06:00:00.000Z'],
    ['the day summer time ends', '2026-10-25T06:30:00Z', 'opens 2026-10-25T07:00:00.000Z'],
    ['the day before it ends', '2026-10-24T05:30:00Z', 'opens 2026-10-24T06:00:00.000Z'],
  ])('opens at eight by its own clock on %s', (_, instant, sentence) => {
    expect(changesAt(instant, morning)).toBe(sentence)
  })

  test.each([
    ['loses an hour', '2027-03-28T02:30:00Z', 'closes 2027-03-28T03:00:00.000Z'],
    ['gains an hour', '2026-10-25T03:30:00Z', 'closes 2026-10-25T04:00:00.000Z'],
  ])('closes at five by its own clock in the night that %s', (_, instant, sentence) => {
    expect(changesAt(instant, night)).toBe(sentence)
  })

  test('updates the next day at its own midnight, even when the clocks change', () => {
    const closed = { ...berlin, hours: [] }
    expect(changesAt('2027-03-28T12:00:00Z', closed)).toBe('opens 2027-03-28T22:00:00.000Z')
    expect(changesAt('2026-10-25T12:00:00Z', closed)).toBe('opens 2026-10-25T23:00:00.000Z')
  })
})

describe('opening hours past midnight', () => {
  const night: Timetable = {
    hours: [
      { days: ['friday'], open: '18:00', close: '02:00' },
      { days: ['saturday'], open: '11:00', close: '18:00' },
    ],
  }

  test('belong to the day on which they begin', () => {
    expect(told('2026-11-20T17:59', night)).toBe('closed until 2026-11-20 18:00, 0 days ahead')
    expect(told('2026-11-20T23:59', night)).toBe('open until 2026-11-20 02:00, 0 days ahead')
    expect(told('2026-11-21T01:59', night)).toBe('open until 2026-11-20 02:00, -1 days ahead')
    expect(told('2026-11-21T02:00', night)).toBe('closed until 2026-11-21 11:00, 0 days ahead')
    expect(told('2026-11-20T01:00', night)).toBe('closed until 2026-11-20 18:00, 0 days ahead')
  })

  test('end at their hour, not at midnight', () => {
    expect(openingAt(at('2026-11-21T01:30'), { ...night, timeZone })?.changesAt).toBe(
      at('2026-11-21T02:00'),
    )
  })

  test('continue into a holiday, and a holiday can have its own', () => {
    const exceptions = [{ date: '2026-11-21', closed: true }]
    expect(told('2026-11-21T01:00', { ...night, exceptions })).toBe(
      'open until 2026-11-20 02:00, -1 days ahead',
    )
    const own = [{ date: '2026-12-31', open: '20:00', close: '03:00' }]
    expect(told('2027-01-01T02:59', { ...night, exceptions: own })).toBe(
      'open until 2026-12-31 03:00, -1 days ahead',
    )
  })
})

test('a doctor’s part of the timetable has the working days alone, special ones too', () => {
  const exceptions = [
    { date: '2026-11-26', open: '12:00', close: '14:00' },
    { date: '2026-11-27', open: '12:00', close: '14:00' },
  ]
  const clinic: Zoned = { hours, exceptions, timeZone }
  const own = timetableOf(clinic, { days: ['wednesday', 'friday', 'sunday'] })
  const times = (date: string) => timesOn(date, own).map(({ open }) => open)
  expect(times('2026-11-24')).toEqual([])
  expect(times('2026-11-25')).toEqual(['11:00'])
  expect(times('2026-11-26')).toEqual([])
  expect(times('2026-11-27')).toEqual(['12:00'])
  expect(times('2026-11-29')).toEqual([])
  expect(timetableOf(clinic)).toBe(clinic)
})

test('a doctor’s own hours replace the clinic’s on their days, and end where it closes', () => {
  const exceptions = [
    { date: '2026-11-24', open: '12:00', close: '16:00' },
    { date: '2026-12-01', closed: true },
  ]
  const daily: Zoned['hours'] = [{ days: ['monday', 'tuesday'], open: '10:00', close: '19:00' }]
  const own = timetableOf(
    { hours: daily, exceptions, timeZone },
    {
      days: ['monday'],
      hours: [
        { days: ['tuesday', 'sunday'], open: '15:00', close: '01:00' },
        { days: ['tuesday'], open: '09:00', close: '13:00' },
      ],
    },
  )
  const times = (date: string) => timesOn(date, own).map(({ open, close }) => `${open}-${close}`)
  expect(times('2026-11-16')).toEqual(['10:00-19:00'])
  expect(times('2026-11-17')).toEqual(['10:00-13:00', '15:00-19:00'])
  expect(times('2026-11-22')).toEqual([])
  expect(times('2026-11-24')).toEqual(['12:00-13:00', '15:00-16:00'])
  expect(times('2026-12-01')).toEqual([])
})
