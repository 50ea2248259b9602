import {
  type Break,
  type OpeningHours,
  sharedTimes,
  type Times,
  type Weekday,
  type Working,
  weekdayOf,
} from './hours'
import { zoneOffset } from './zoneOffset'

/** A day with its own hours (`HH:MM`), or closed. */
export type SpecialDay = { date: string; closed?: boolean; open?: string; close?: string }

export type Timetable = {
  hours: readonly OpeningHours[]
  exceptions?: readonly SpecialDay[] | undefined
  /** Shared by all doctors; the clinic stays open. */
  breaks?: readonly Break[] | undefined
  /** A zone of the tz database. */
  timeZone: string
}

/** Whether the clinic is open, until or from when, and when this changes. */
export type Opening = {
  open: boolean
  /** `YYYY-MM-DD` by the clinic's clock. */
  today: string
  /** `HH:MM` of the next closing or opening; absent if there is none within a year. */
  time?: string
  /** The day on which the hours of `time` begin. */
  date: string
  /** 0 today, 1 tomorrow, -1 open since yesterday. */
  daysAhead: number
  /** It is open for half an hour more at most. */
  closesSoon?: boolean
  /** Ms since 1970: the next change, or midnight. */
  changesAt: number
}

/** A session in ms since 1970, with its printed times. */
type Session = Times & { opens: number; closes: number }

const DAY = 86_400_000
const HALF_AN_HOUR = 1_800_000

/** Later times come only from a broken clock. */
const LATEST = Date.UTC(9000, 0)

export const laterDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** A wall time (`YYYY-MM-DDTHH:MM`), minutes later. */
export function laterTime(wall: string, minutes: number): string {
  const [date, hour, minute] = [wall.slice(0, 10), wall.slice(11, 13), wall.slice(14, 16)]
  const total = Number(hour) * 60 + Number(minute) + minutes
  const days = Math.floor(total / 1440)
  const two = (part: number) => String(part).padStart(2, '0')
  const rest = total - days * 1440
  return `${days === 0 ? date : laterDay(date, days)}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`
}

/** The days from `since` (`YYYY-MM-DD`) on, in order. */
export const upcomingDays = <Day extends SpecialDay>(days: readonly Day[], since: string): Day[] =>
  days.filter(({ date }) => date >= since).sort((one, other) => (one.date < other.date ? -1 : 1))

/** Converts between instants and a zone's local time, summer time included. */
export function clockIn(timeZone: string) {
  const offset = zoneOffset(timeZone)
  return {
    /** The local time's offset from UTC (ms). */
    offset,
    dayOf: (instant: number) => new Date(instant + offset(instant)).toISOString().slice(0, 10),
    /** Of an hour that is repeated, the first; of one that is skipped, the next. */
    instantOf: (date: string, time: string): number => {
      const wall = Date.parse(`${date}T${time}Z`)
      const first = wall - offset(wall - DAY)
      if (first + offset(first) === wall) return first
      return wall - offset(wall - offset(wall))
    },
  }
}

/** The day's opening times in order. */
export function timesOn(date: string, { hours, exceptions = [] }: Timetable): Times[] {
  const special = exceptions.filter((day) => day.date === date)
  const times =
    special.length > 0
      ? special.flatMap(({ open, close }) => (open && close ? [{ open, close }] : []))
      : hours.filter(({ days }) => days.includes(weekdayOf(date)))
  return times.toSorted((one, other) => (one.open < other.open ? -1 : 1))
}

/**
 * The part of a timetable in which a doctor works: all of it without days and hours. Own hours
 * count while the clinic is open.
 */
export function timetableOf<T extends Pick<Timetable, 'hours' | 'exceptions'>>(
  timetable: T,
  working: Working = {},
): T {
  const { days, hours } = working
  if (!days && !hours) return timetable
  const worked = (day: Weekday, times: Times): Times[] => {
    const own = hours?.filter((each) => each.days.includes(day)) ?? []
    if (own.length === 0) return days?.includes(day) ? [times] : []
    return own.flatMap((each) => sharedTimes(times, each))
  }
  return {
    ...timetable,
    hours: timetable.hours.flatMap(({ days: open, ...times }) =>
      open.flatMap((day) => worked(day, times).map((each) => ({ days: [day], ...each }))),
    ),
    // A special day may have several entries here.
    exceptions: timetable.exceptions?.flatMap(({ date, open, close }) => {
      const times = open && close ? worked(weekdayOf(date), { open, close }) : []
      return times.length === 0 ? [{ date }] : times.map((each) => ({ date, ...each }))
    }),
  }
}

/**
 * The opening state at `now` (ms since 1970), by the clinic's clock. Hours that close before
 * they open end on the next day. Undefined for implausible times.
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
    const { close: time, closes } = current
    const soon = closes - HALF_AN_HOUR
    const closesSoon = now >= soon
    const changesAt = closesSoon ? closes : soon
    return { open: true, closesSoon, today, time, date, daysAhead, changesAt }
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
