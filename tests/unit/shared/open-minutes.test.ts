import { describe, expect, test } from 'vitest'
import { openMinutes } from '../../../src/shared/formats/openMinutes'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const timetable = {
  hours: [{ days: weekdays, open: '11:00', close: '23:00' }],
  exceptions: [{ date: '2026-11-24', closed: true }],
  timeZone: 'Europe/Istanbul',
}
/** By the clinic's clock, three hours ahead of UTC. */
const at = (time: string) => Date.parse(`${time}:00+03:00`)
const waited = (from: string, to: string) => openMinutes(at(from), at(to), timetable)

describe('the waiting time of a request', () => {
  test.each([
    ['counts while the clinic is open', '2026-11-23T12:00', '2026-11-23T13:30', 90],
    ['pauses at night', '2026-11-26T22:50', '2026-11-27T11:05', 15],
    ['pauses over a weekend', '2026-11-20T22:00', '2026-11-23T12:00', 120],
    ['pauses on a day off', '2026-11-23T22:00', '2026-11-25T12:00', 120],
    ['is zero before the clinic opens', '2026-11-21T12:00', '2026-11-23T10:59', 0],
    ['is zero if the clock was set back', '2026-11-23T13:00', '2026-11-23T12:00', 0],
  ])('%s', (_case, from, to, minutes) => expect(waited(from, to)).toBe(minutes))

  test('continues past midnight within the hours, and over a change of the clocks', () => {
    const late = {
      hours: [{ days: ['saturday'] as const, open: '20:00', close: '04:00' }],
      timeZone: 'Europe/Berlin',
    }
    // In the night to 25 October 2026 an hour repeats.
    const from = Date.parse('2026-10-24T20:00:00+02:00')
    const to = Date.parse('2026-10-25T12:00:00+01:00')
    expect(openMinutes(from, to, late)).toBe(9 * 60)
  })

  test('counts an hour once if the hours of a night overlap those of the next day', () => {
    const overlapping = {
      hours: [
        { days: ['monday'] as const, open: '20:00', close: '04:00' },
        { days: ['tuesday'] as const, open: '02:00', close: '06:00' },
      ],
      timeZone: 'Europe/Istanbul',
    }
    const [from, to] = [at('2026-11-23T20:00'), at('2026-11-24T12:00')]
    expect(openMinutes(from, to, overlapping)).toBe(10 * 60)
  })
})
