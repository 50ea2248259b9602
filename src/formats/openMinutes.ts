import { clockIn, laterDay, type Timetable, timesOn } from './opening'

/** How many whole minutes of the clinic's open hours lie between two instants (milliseconds since 1970). */
export function openMinutes(from: number, to: number, timetable: Timetable): number {
  const { dayOf, instantOf } = clockIn(timetable.timeZone)
  const last = dayOf(to)
  let sum = 0
  // Yesterday's hours may go on past midnight.
  for (let date = laterDay(dayOf(from), -1); date <= last; date = laterDay(date, 1))
    for (const { open, close } of timesOn(date, timetable)) {
      const opens = instantOf(date, open)
      const closes = instantOf(close > open ? date : laterDay(date, 1), close)
      sum += Math.max(0, Math.min(closes, to) - Math.max(opens, from))
    }
  return Math.floor(sum / 60_000)
}
