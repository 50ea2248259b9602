import { describe, expect, test } from 'vitest'
import {
  type BookingClinic,
  bookingRules,
  gapsIn,
  startsIn,
} from '../../../src/desk/server/booking'
import { laterDay } from '../../../src/shared/formats/opening'

const selin = { id: 'selin', name: 'Selin Ardıç' }
const kerem = { id: 'kerem', name: 'Kerem Yalıner' }

/** Rules of a clinic with two doctors, at noon of 24 November 2026, a Tuesday. */
function rulesOf({
  timeZone = 'Europe/Istanbul',
  team = [selin, kerem] as BookingClinic['team'],
  now = Date.UTC(2026, 10, 24, 9),
} = {}) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
  const hours = [
    { days: [...days], open: '09:00', close: '13:00' },
    { days: [...days], open: '14:00', close: '01:00' },
  ] as const
  const exceptions = [{ date: '2026-11-26', closed: true as const, note: 'Bayram' }]
  const clinic = {
    timeZone,
    team,
    exceptions,
    types: [],
    appointmentMinutes: 30,
    hours: hours as never,
  }
  return bookingRules(clinic, () => now)
}

const wanted = { appointmentAt: '2026-11-24T14:30', doctor: 'selin' }

describe('a booking is refused by its field', () => {
  test.each([
    ['an unknown doctor', { doctor: 'deniz' }, { doctor: 'unknown' }],
    ['no doctor of two', { doctor: undefined }, { doctor: 'required' }],
    ['a time between the steps', { appointmentAt: '2026-11-24T14:31' }, { appointmentAt: 'step' }],
    ['yesterday', { appointmentAt: '2026-11-23T14:30' }, { appointmentAt: 'past' }],
    ['a year and a day ahead', { appointmentAt: '2027-11-25T14:30' }, { appointmentAt: 'far' }],
    ['the year 2036', { appointmentAt: '2036-01-01T10:00' }, { appointmentAt: 'far' }],
    ['four minutes', { minutes: 4 }, { minutes: 'range' }],
    ['more than eight hours', { minutes: 485 }, { minutes: 'range' }],
    ['a negative length', { minutes: -30 }, { minutes: 'range' }],
    ['a length between the steps', { minutes: 31 }, { minutes: 'step' }],
  ] as const)('%s', (_, change, faults) => {
    expect(rulesOf().slotOf({ ...wanted, ...change })).toMatchObject({ faults })
  })

  test('and not without a fault: a year ahead, five minutes, eight hours', () => {
    for (const change of [{ appointmentAt: '2027-11-24T14:30' }, { minutes: 5 }, { minutes: 480 }])
      expect(rulesOf().slotOf({ ...wanted, ...change })).toMatchObject({ doctor: selin })
  })

  test('if the server’s clock is wrong, and nothing else', () => {
    const rules = rulesOf({ now: Date.UTC(1970, 0, 1) })
    expect(rules.slotOf(wanted)).toEqual({ faults: { appointmentAt: 'far' } })
  })
})

describe('a booking is asked about', () => {
  const needs = (appointmentAt: string, minutes = 30) => {
    const slot = rulesOf().slotOf({ ...wanted, appointmentAt, minutes })
    return 'found' in slot ? slot.found.map(({ kind }) => kind) : slot
  }

  test('the lunch break, a closed day, the night, an end after closing, a passed hour', () => {
    expect(needs('2026-11-25T12:30')).toEqual([])
    expect(needs('2026-11-25T12:45')).toEqual(['closed'])
    expect(needs('2026-11-25T03:00')).toEqual(['closed'])
    expect(needs('2026-11-28T10:00')).toEqual(['closed'])
    // Hours until one o'clock belong to the day before.
    expect(needs('2026-11-26T00:30')).toEqual([])
    expect(needs('2026-11-26T00:45')).toEqual(['closed'])
    expect(needs('2026-11-24T11:55')).toEqual(['past'])
    expect(needs('2026-11-24T12:00')).toEqual([])
  })

  test('a day on which the doctor does not work, with the night that belongs to it', () => {
    const deniz = { id: 'deniz', name: 'Deniz Akça', days: ['monday', 'tuesday'] as const }
    const rules = rulesOf({ team: [selin, { ...deniz, days: [...deniz.days] }] })
    const kinds = (appointmentAt: string, doctor = 'deniz') => {
      const slot = rules.slotOf({ appointmentAt, doctor })
      return 'found' in slot ? slot.found.map(({ kind }) => kind) : slot
    }
    expect(kinds('2026-11-25T10:00')).toEqual(['off'])
    expect(kinds('2026-11-25T10:00', 'selin')).toEqual([])
    expect(kinds('2026-11-25T13:15')).toEqual(['closed', 'off'])
    // Tuesday is open until one o'clock, Wednesday too.
    expect(kinds('2026-11-25T00:30')).toEqual([])
    expect(kinds('2026-11-27T00:30')).toEqual(['closed', 'off'])
    expect(kinds('2026-11-30T10:00')).toEqual([])
    expect(kinds('2026-12-01T00:30')).toEqual([])
    expect(kinds('2026-11-28T10:00')).toEqual(['closed'])
    expect(kinds('2026-11-26T10:00')).toEqual(['closed'])
  })

  test('a special day, by its name', () => {
    const slot = rulesOf().slotOf({ ...wanted, appointmentAt: '2026-11-26T10:00' })
    expect(slot).toMatchObject({ found: [{ kind: 'closed', note: 'Bayram', opening: [] }] })
  })
})

test('a booking without a doctor is the wish’s, the moved appointment’s, or the only doctor’s', () => {
  const doctorOf = (known: object, team = [selin, kerem]) => {
    const all = { appointmentDoctor: '', appointmentMinutes: 0, doctor: '', ...known }
    const slot = rulesOf({ team }).slotOf({ appointmentAt: wanted.appointmentAt, known: all })
    return 'faults' in slot ? slot.faults.doctor : [slot.doctor.id, slot.minutes]
  }
  expect(doctorOf({})).toBe('required')
  expect(doctorOf({}, [kerem])).toEqual(['kerem', 30])
  expect(doctorOf({ doctor: 'Selin Ardıç' })).toEqual(['selin', 30])
  const moved = { doctor: 'Selin Ardıç', appointmentDoctor: 'kerem', appointmentMinutes: 45 }
  expect(doctorOf(moved)).toEqual(['kerem', 45])
})

describe('two clock changes', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', '02:00', '03:00', '2026-10-25', '02:00'],
    ['America/New_York', '2026-03-08', '02:00', '03:00', '2026-11-01', '01:00'],
    ['Australia/Lord_Howe', '2026-10-04', '02:00', '02:30', '2026-04-05', '01:30'],
    ['America/St_Johns', '2026-03-08', '02:00', '03:00', '2026-11-01', '01:00'],
  ])(
    'in %s: wall times stay, the gap is refused, the repeated hour is the first',
    (timeZone, spring, gap, end, autumn, repeated) => {
      const rules = rulesOf({ timeZone, now: Date.UTC(2026, 0, 10) })
      for (const day of [spring, autumn])
        for (const date of [laterDay(day, -1), day, laterDay(day, 1)])
          for (let minute = 0; minute < 1440; minute += 5) {
            const time = new Date(minute * 60_000).toISOString().slice(11, 16)
            const at = `${date}T${time}`
            const isGap = date === spring && time >= gap && time < end
            expect([at, rules.timeFault(at)]).toEqual([at, isGap ? 'gap' : undefined])
            if (!isGap) expect(rules.wallAt(rules.instantAt(at))).toBe(at)
          }
      const first = rules.instantAt(`${autumn}T${repeated}`)
      const again = [30, 60].map((minutes) => rules.wallAt(first + minutes * 60_000))
      // The same wall time comes once more, later.
      expect(again).toContain(`${autumn}T${repeated}`)
      expect(rules.wallAt(first - 5 * 60_000) < `${autumn}T${repeated}`).toBe(true)
    },
  )
})

test('the gaps of a day are what appointments and absences leave of its hours', () => {
  const at = (from: string, to: string) => ({ from: `2026-11-24T${from}`, to: `2026-11-24T${to}` })
  const sessions = [at('09:00', '13:00'), at('14:00', '18:00')]
  const taken = [
    at('16:00', '20:00'),
    at('10:00', '10:30'),
    at('10:15', '11:00'),
    at('08:00', '09:05'),
  ]
  const gaps = gapsIn(sessions, taken)
  expect(gaps).toEqual([at('09:05', '10:00'), at('11:00', '13:00'), at('14:00', '16:00')])
  expect(gapsIn(sessions, [at('00:00', '23:00')])).toEqual([])
  expect(startsIn([at('09:03', '10:40')], 30)).toEqual([
    '2026-11-24T09:05',
    '2026-11-24T09:35',
    '2026-11-24T10:05',
  ])
  expect(startsIn([at('09:00', '09:25')], 30)).toEqual([])
})
