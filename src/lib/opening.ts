import { type OpeningHours, weekdayOf } from './hours'

/** A day with hours of its own: closed, or open from `open` to `close` (24-hour `HH:MM`). */
export type SpecialDay = { date: string; closed?: boolean; open?: string; close?: string }

export type Timetable = {
  hours: readonly OpeningHours[]
  exceptions?: readonly SpecialDay[]
}

/** Whether the clinic is open, until when or from when on, and when that sentence stops being true. */
export type Opening = {
  open: boolean
  /** The day in Istanbul, `YYYY-MM-DD`. */
  today: string
  /** `HH:MM` of the next closing or opening; none when no opening is known for a year. */
  time?: string
  /** The day of `time`. */
  date: string
  /** 0 for today, 1 for tomorrow. */
  daysAhead: number
  /** Milliseconds since 1970: the next change, or midnight, when "tomorrow" becomes "today". */
  changesAt: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Istanbul is three hours ahead of UTC all year round since September 2016
 * (Council of Ministers, decision 2016/9154; tz database, Europe/Istanbul).
 */
const AHEAD = 3 * HOUR
const ZONE = '+03:00'

/** Beyond these years, which only a broken clock shows, nothing is said. */
const LATEST = Date.UTC(9000, 0)

/** Closing at midnight is written `00:00`; on the day's own clock it is its end. */
const endOf = (close: string) => (close === '00:00' ? '24:00' : close)

const laterDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** The days from `since` (`YYYY-MM-DD`) on, the earliest first. */
export const upcomingDays = <Day extends SpecialDay>(days: readonly Day[], since: string): Day[] =>
  days.filter(({ date }) => date >= since).sort((one, other) => (one.date < other.date ? -1 : 1))

/** The day's opening times, the earliest first. */
function timesOn(date: string, { hours, exceptions }: Timetable) {
  const special = exceptions?.find((day) => day.date === date)
  if (special) {
    const { open, close } = special
    return open && close ? [{ open, close }] : []
  }
  return hours
    .filter(({ days }) => days.includes(weekdayOf(date)))
    .sort((one, other) => (one.open < other.open ? -1 : 1))
}

/**
 * What a visitor is told at `now` (milliseconds since 1970), by Istanbul's
 * clock, wherever the visitor is. The clinic may close at midnight, not later:
 * the gate refuses that. Undefined when the clock is out of its mind.
 */
export function openingAt(now: number, timetable: Timetable): Opening | undefined {
  if (!(now >= 0 && now < LATEST)) return undefined
  const wall = new Date(now + AHEAD).toISOString()
  const [today, clock] = [wall.slice(0, 10), wall.slice(11, 16)]
  const midnight = Date.parse(`${laterDay(today, 1)}T00:00${ZONE}`)

  const times = timesOn(today, timetable)
  const current = times.find(({ open, close }) => open <= clock && clock < endOf(close))
  if (current) {
    const time = current.close
    const changesAt = Date.parse(`${today}T${endOf(time)}${ZONE}`)
    return { open: true, today, time, date: today, daysAhead: 0, changesAt }
  }
  for (let daysAhead = 0; daysAhead <= 366; daysAhead++) {
    const date = laterDay(today, daysAhead)
    const next = timesOn(date, timetable).find(({ open }) => daysAhead > 0 || open > clock)
    if (!next) continue
    const opens = Date.parse(`${date}T${next.open}${ZONE}`)
    const changesAt = Math.min(opens, midnight)
    return { open: false, today, time: next.open, date, daysAhead, changesAt }
  }
  return { open: false, today, date: today, daysAhead: 0, changesAt: midnight }
}
