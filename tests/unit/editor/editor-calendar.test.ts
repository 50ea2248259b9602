import { describe, expect, test } from 'vitest'
import type { Exception as SpecialDay } from '../../../src/content/types.gen.ts'
import { spansOf, withSpan } from '../../../src/editor/client/form/days/spans.ts'
import {
  type HoursEntry,
  hoursEdits,
  usualTimes,
  withBreak,
  withDay,
} from '../../../src/editor/client/form/hours/hoursEdits.ts'
import { applyFormEdit } from '../../../src/editor/client/json/applyFormEdit.ts'
import type { Times } from '../../../src/shared/formats/hours.ts'

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const clinic = `{
  "hours": [
    {
      "days": ["monday", "tuesday", "wednesday", "thursday", "friday"],
      "open": "11:00",
      "close": "23:00"
    },
    {
      "days": ["saturday"],
      "open": "11:00",
      "close": "18:00"
    }
  ],
  "exceptions": [{ "date": "2027-01-01", "closed": true, "note": "Yılbaşı" }]
}
`
const hoursIn = (text: string): HoursEntry[] => JSON.parse(text).hours
/** The file after a change of one day's times. */
const set = (text: string, day: string, ...times: Times[]) =>
  hoursEdits(['hours'], hoursIn(text), withDay(hoursIn(text), day, times, week)).reduce(
    applyFormEdit,
    text,
  )
const weekdays = { open: '11:00', close: '23:00' }
const linesOf = (text: string) => text.split('\n')
const others = (text: string) => linesOf(text).filter((line) => !linesOf(clinic).includes(line))

describe('an editor who changes the opening hours of a day', () => {
  test('changes one line if the day has hours of its own', () => {
    const text = set(clinic, 'saturday', { open: '11:00', close: '19:00' })
    expect(others(text)).toEqual(['      "close": "19:00"'])
  })

  test('moves a day out of its group, and back again without a difference', () => {
    const text = set(clinic, 'tuesday', { open: '10:00', close: '23:00' })
    expect(hoursIn(text)).toEqual([
      { ...weekdays, days: ['monday', 'wednesday', 'thursday', 'friday'] },
      { days: ['saturday'], open: '11:00', close: '18:00' },
      { days: ['tuesday'], open: '10:00', close: '23:00' },
    ])
    expect(set(text, 'tuesday', weekdays)).toBe(clinic)
  })

  test('closes a day, and opens another with the hours of the days above', () => {
    const closed = set(clinic, 'saturday')
    expect(hoursIn(closed)).toEqual([hoursIn(clinic)[0]])
    const [first] = hoursIn(set(clinic, 'sunday', weekdays))
    expect(first?.days).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'sunday'])
  })

  test('adds a break at noon, which a second day shares', () => {
    const times = withBreak([weekdays])
    const text = set(set(clinic, 'monday', ...times), 'friday', ...times)
    expect(hoursIn(text).slice(2)).toEqual([
      { days: ['monday', 'friday'], open: '11:00', close: '12:30' },
      { days: ['monday', 'friday'], open: '13:30', close: '23:00' },
    ])
    expect(withBreak(times)).toEqual([weekdays])
    expect(set(set(text, 'monday', weekdays), 'friday', weekdays)).toBe(clinic)
  })

  test('gets the hours of a usual day as a suggestion for an unusual one', () => {
    expect(usualTimes(JSON.parse(clinic), '2026-11-28')).toEqual({ open: '11:00', close: '18:00' })
    expect(usualTimes(JSON.parse(clinic), '2026-11-29')).toEqual(weekdays)
  })
})

describe('an editor in the calendar', () => {
  const write = (...span: [SpecialDay, ...SpecialDay[]]) =>
    applyFormEdit(clinic, {
      kind: 'set',
      path: ['exceptions'],
      value: withSpan(JSON.parse(clinic).exceptions, [], span),
    })
  const daysIn = (text: string) => JSON.parse(text).exceptions

  test('adds a day in the order of dates', () => {
    const eve = { date: '2026-12-31', open: '11:00', close: '16:00', note: 'Arife' }
    expect(daysIn(write(eve)).map(({ date }: SpecialDay) => date)).toEqual([
      '2026-12-31',
      '2027-01-01',
    ])
    const may = { date: '2027-05-01', closed: true, note: 'Bayram' }
    expect(daysIn(write(may)).at(-1)).toEqual(may)
  })

  test('opens a closed day', () => {
    const text = write({ date: '2027-01-01', open: '12:00', close: '15:00', note: 'Yılbaşı' })
    expect(daysIn(text)).toEqual([
      { date: '2027-01-01', open: '12:00', close: '15:00', note: 'Yılbaşı' },
    ])
  })

  test('of several days is one holiday, and a day of it with other hours is none', () => {
    const feast = (date: string) => ({ date, closed: true as const, note: 'Bayram' })
    const eve = { date: '2027-03-08', open: '11:00', close: '13:00', note: 'Bayram' }
    const days = daysIn(write(eve, feast('2027-03-09'), feast('2027-03-10'), feast('2027-03-12')))
    const spans = (waiting?: string) =>
      spansOf(days, (date) => date === waiting).map((span) => span.map(({ date }) => date.slice(8)))
    expect(spans()).toEqual([['01'], ['08'], ['09', '10'], ['12']])
    expect(spans('2027-03-10')).toEqual([['01'], ['08'], ['09'], ['10'], ['12']])
  })
})
