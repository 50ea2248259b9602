import { type Times, weekdayOf } from '../../../../shared/formats/hours'
import type { Path } from '../../../contract/contract'
import type { FormEdit } from '../../json/applyFormEdit'

/** A stored entry: days with equal hours share one; a day in two entries has a break. */
export type HoursEntry = Times & { days: string[] }

/** The times of a day, in the file's order. */
export const intervalsOf = (hours: readonly HoursEntry[], day: string): Times[] =>
  hours.filter(({ days }) => days.includes(day)).map(({ open, close }) => ({ open, close }))

const same = (one: Times, other: Times) => one.open === other.open && one.close === other.close

/**
 * The hours with `day` set to `intervals`, changing as little as possible: a day leaves or joins
 * shared entries; an entry of its own is changed in place. `week` lists all days in order.
 */
export function withDay(
  hours: readonly HoursEntry[],
  day: string,
  intervals: readonly Times[],
  week: readonly string[],
): (HoursEntry | undefined)[] {
  const entries = hours.map(({ days, ...times }) => ({
    ...times,
    days: days.filter((each) => each !== day),
  }))
  for (const interval of intervals) {
    const shared = entries.find((each) => same(each, interval) && !each.days.includes(day))
    const entry = shared ?? entries.find(({ days }) => days.length === 0)
    const days = week.filter((each) => each === day || shared?.days.includes(each))
    if (entry) Object.assign(entry, { ...interval, days })
    else entries.push({ ...interval, days })
  }
  return entries.map((each) => (each.days.length > 0 ? each : undefined))
}

/** The edits that turn the list at `path` into `after`; undefined marks a removed entry. */
export function hoursEdits(
  path: Path,
  before: readonly HoursEntry[],
  after: readonly (HoursEntry | undefined)[],
): FormEdit[] {
  const edits: FormEdit[] = []
  for (const [index, entry] of after.entries()) {
    const old = before[index]
    if (!entry) continue
    if (!old) edits.push({ kind: 'insert', path, index, value: entry })
    else
      for (const key of ['days', 'open', 'close'] as const)
        if (JSON.stringify(old[key]) !== JSON.stringify(entry[key]))
          edits.push({ kind: 'set', path: [...path, index, key], value: entry[key] })
  }
  // From the end, so that earlier indexes stay valid.
  for (let index = before.length - 1; index >= 0; index -= 1)
    if (!after[index]) edits.push({ kind: 'remove', path: [...path, index] })
  return edits
}

/** Adds an hour's break around noon, or removes it. */
export function withBreak(intervals: readonly Times[]): Times[] {
  const [first] = intervals
  const close = intervals.at(-1)?.close
  if (!first || close === undefined) return []
  if (intervals.length > 1) return [{ open: first.open, close }]
  return [
    { open: first.open, close: '12:30' },
    { open: '13:30', close },
  ]
}

/** A clinic's times on the weekday of `date`, else the first in its file. */
export function usualTimes(clinic: unknown, date: string): Times {
  const { hours = [] } = Object(clinic) as { hours?: HoursEntry[] }
  const [own] = intervalsOf(hours, weekdayOf(date))
  return own ?? firstTimes(hours)
}

export const firstTimes = ([first]: readonly HoursEntry[]): Times =>
  first ? { open: first.open, close: first.close } : { open: '09:00', close: '18:00' }
