import { dateInWords } from './date.ts'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** A weekday in a language: `Pazartesi`. The first of January 2024 was a Monday. */
export const weekdayName = (day: Weekday, lang: string): string =>
  dateInWords(`2024-01-0${weekdays.indexOf(day) + 1}`, lang, { weekday: 'long' })

/** 24-hour `HH:MM`. */
export type OpeningHours = { days: readonly Weekday[]; open: string; close: string }

export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday'

/** `HH:MM`; a close not later than the opening is on the next day. */
export type Times = Pick<OpeningHours, 'open' | 'close'>

/** Consecutive days with equal hours; `first` equals `last` for a single day. */
export type HoursRow = { first: Weekday; last: Weekday; times: Times[] }

/**
 * Table rows from Monday on. Neighbouring days with equal hours share a row; days without hours
 * have none; a day named several times lists its times in order.
 */
export function hoursRows(hours: readonly OpeningHours[]): HoursRow[] {
  const rows: HoursRow[] = []
  let previous: HoursRow | undefined
  for (const day of weekdays) {
    const times = hours
      .filter(({ days }) => days.includes(day))
      .map(({ open, close }) => ({ open, close }))
      .sort((one, other) => (one.open < other.open ? -1 : 1))
    if (times.length === 0) {
      previous = undefined
    } else if (previous && JSON.stringify(previous.times) === JSON.stringify(times)) {
      previous.last = day
    } else {
      previous = { first: day, last: day, times }
      rows.push(previous)
    }
  }
  return rows
}
