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

/** Consecutive days with the same hours; `first` equals `last` for a single day. */
export type HoursRow = { first: Weekday; last: Weekday; times: string[] }

/** `11:00` → `11.00`. */
export const formatTime = (time: string): string => time.replace(':', '.')

/** `11:00`, `23:00` → `11.00-23.00`. */
export const formatTimes = ({ open, close }: { open: string; close: string }): string =>
  `${formatTime(open)}-${formatTime(close)}`

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
      .map(formatTimes)
      .sort()
    if (times.length === 0) {
      previous = undefined
    } else if (previous && previous.times.join() === times.join()) {
      previous.last = day
    } else {
      previous = { first: day, last: day, times }
      rows.push(previous)
    }
  }
  return rows
}
