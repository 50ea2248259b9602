import { type OpeningHours, weekdayOf } from './hours'
import { zoneOffset } from './zoneOffset'

/** A day with hours of its own: closed, or open from `open` to `close` (24-hour `HH:MM`). */
export type SpecialDay = { date: string; closed?: boolean; open?: string; close?: string }

export type Timetable = {
  hours: readonly OpeningHours[]
  exceptions?: readonly SpecialDay[]
  /** The clinic's, by its name in the tz database. */
  timeZone: string
}

/** Whether the clinic is open, until when or from when on, and when that sentence stops being true. */
export type Opening = {
  open: boolean
  /** The day by the clinic's clock, `YYYY-MM-DD`. */
  today: string
  /** `HH:MM` of the next closing or opening; none when no opening is known for a year. */
  time?: string
  /** The day on which the hours of `time` begin. */
  date: string
  /** 0 for today, 1 for tomorrow; -1 when it is open since yesterday. */
  daysAhead: number
  /** Milliseconds since 1970: the next change, or midnight, when "tomorrow" becomes "today". */
  changesAt: number
}

/** From when to when on one day, in milliseconds since 1970, and how the ends are written. */
type Session = OpenTime & { opens: number; closes: number }
type OpenTime = { open: string; close: string }

const DAY = 86_400_000

/** Beyond these years, which only a broken clock shows, nothing is said. */
const LATEST = Date.UTC(9000, 0)

export const laterDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** The days from `since` (`YYYY-MM-DD`) on, the earliest first. */
export const upcomingDays = <Day extends SpecialDay>(days: readonly Day[], since: string): Day[] =>
  days.filter(({ date }) => date >= since).sort((one, other) => (one.date < other.date ? -1 : 1))

/** Both ways between an instant and what a clock in the zone shows, summer time included. */
export function clockIn(timeZone: string) {
  const offset = zoneOffset(timeZone)
  return {
    /** How far the clock shown is ahead of UTC, in milliseconds. */
    offset,
    dayOf: (instant: number) => new Date(instant + offset(instant)).toISOString().slice(0, 10),
    /** The first guess may lie on the other side of a change of the clocks, the second does not. */
    instantOf: (date: string, time: string): number => {
      const wall = Date.parse(`${date}T${time}Z`)
      return wall - offset(wall - offset(wall))
    },
  }
}

/** The day's opening times, the earliest first. */
export function timesOn(date: string, { hours, exceptions }: Timetable): OpenTime[] {
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
 * What a visitor is told at `now` (milliseconds since 1970), by the clinic's clock,
 * wherever the visitor is. Hours that close before they open go on into the next
 * day, whatever that day's own are. Undefined at a time no clock should show.
 */
export function openingAt(now: number, timetable: Timetable): Opening | undefined {
  if (!(now >= 0 && now < LATEST)) return undefined
  const { dayOf, instantOf } = clockIn(timetable.timeZone)
  const today = dayOf(now)
  const sessionsOn = (date: string): Session[] =>
    timesOn(date, timetable).map(({ open, close }) => ({
      open,
      close,
      opens: instantOf(date, open),
      closes: instantOf(close > open ? date : laterDay(date, 1), close),
    }))

  for (const daysAhead of [-1, 0]) {
    const date = laterDay(today, daysAhead)
    const current = sessionsOn(date).find(({ opens, closes }) => opens <= now && now < closes)
    if (!current) continue
    const { close: time, closes: changesAt } = current
    return { open: true, today, time, date, daysAhead, changesAt }
  }
  const midnight = instantOf(laterDay(today, 1), '00:00')
  for (let daysAhead = 0; daysAhead <= 366; daysAhead++) {
    const date = laterDay(today, daysAhead)
    const next = sessionsOn(date).find(({ opens }) => opens > now)
    if (!next) continue
    const changesAt = Math.min(next.opens, midnight)
    return { open: false, today, time: next.open, date, daysAhead, changesAt }
  }
  return { open: false, today, date: today, daysAhead: 0, changesAt: midnight }
}
