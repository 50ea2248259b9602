import { dateWriter } from './date.ts'

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

/** Writes weekdays in a language: `Pazartesi`. The first of January 2024 was a Monday. */
export function weekdayWriter(lang: string): (day: Weekday) => string {
  const write = dateWriter(lang, { weekday: 'long' })
  return (day) => write(`2024-01-0${weekdays.indexOf(day) + 1}`)
}

/** A weekday in a language. */
export const weekdayName = (day: Weekday, lang: string): string => weekdayWriter(lang)(day)

/** 24-hour `HH:MM`. */
export type OpeningHours = { days: readonly Weekday[]; open: string; close: string }

export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday'

/** `HH:MM`; a close not later than the opening is on the next day. */
export type Times = Pick<OpeningHours, 'open' | 'close'>

/** A break inside a day, `HH:MM`; without days, of every day. */
export type Break = { days?: readonly Weekday[] | undefined; start: string; end: string }

export const breaksOf = (day: Weekday, breaks: readonly Break[] = []): Break[] =>
  breaks.filter(({ days }) => !days || days.includes(day))

/** A doctor's week: `days` at the clinic's hours, and own `hours` of other or the same days. */
export type Working = {
  days?: readonly Weekday[] | undefined
  hours?: readonly OpeningHours[] | undefined
}

/** The closing time, comparable with opening times of its day: `26:30`. */
export const endOf = ({ open, close }: Times) =>
  close > open ? close : `${Number(close.slice(0, 2)) + 24}${close.slice(2)}`

/** Where two spans of a day overlap. */
export function sharedTimes(one: Times, other: Times): Times[] {
  const open = one.open > other.open ? one.open : other.open
  const first = endOf(one) < endOf(other) ? one : other
  return open < endOf(first) ? [{ open, close: first.close }] : []
}

/** Days with equal hours, in order; runs of consecutive days. */
export type HoursRow = { runs: [Weekday, ...Weekday[]][]; times: Times[] }

/**
 * Table rows from Monday on. Days with equal hours share a row; days without hours have none; a day
 * named several times lists its times in order.
 */
export function hoursRows(hours: readonly OpeningHours[]): HoursRow[] {
  const rows = new Map<string, HoursRow>()
  let before: Weekday | undefined
  for (const day of weekdays) {
    const times = hours
      .filter(({ days }) => days.includes(day))
      .map(({ open, close }) => ({ open, close }))
      .sort((one, other) => (one.open < other.open ? -1 : 1))
    const row = rows.get(JSON.stringify(times)) ?? { runs: [], times }
    const run = row.runs.at(-1)
    if (before && run?.includes(before)) run.push(day)
    else row.runs.push([day])
    before = day
    if (times.length > 0) rows.set(JSON.stringify(times), row)
  }
  return [...rows.values()]
}
