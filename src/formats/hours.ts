const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Hours as content gives them: `open` and `close` are 24-hour `HH:MM`. */
export type OpeningHours = { days: readonly Weekday[]; open: string; close: string }

/** The weekday of `YYYY-MM-DD`. */
export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday'

/** From when to when, `HH:MM`; a close that is not later is on the next day. */
export type Times = Pick<OpeningHours, 'open' | 'close'>

/** Consecutive days with the same hours; `first` equals `last` for a single day. */
export type HoursRow = { first: Weekday; last: Weekday; times: Times[] }

/**
 * The opening hours as rows of a table, Monday first. Neighbouring days with
 * the same hours share a row; a day the content does not name has none; a day
 * named several times (a lunch break) lists its times in order.
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
