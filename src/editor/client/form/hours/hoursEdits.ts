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
  const entries: (HoursEntry | undefined)[] = [...hours]
  const missing = [...intervals]
  const own: number[] = []
  for (const [index, entry] of hours.entries()) {
    if (!entry.days.includes(day)) continue
    const kept = missing.findIndex((each) => same(each, entry))
    if (kept !== -1) missing.splice(kept, 1)
    else own.push(index)
  }
  const sorted = (days: readonly string[]) => week.filter((each) => days.includes(each))
  for (const interval of missing) {
    const shared = entries.findIndex(
      (each) => each && same(each, interval) && !each.days.includes(day),
    )
    const entry = entries[shared]
    const free = own.find((index) => hours[index]?.days.length === 1)
    if (entry) entries[shared] = { ...entry, days: sorted([...entry.days, day]) }
    else if (free !== undefined) {
      entries[free] = { days: [day], ...interval }
      own.splice(own.indexOf(free), 1)
    } else entries.push({ days: [day], ...interval })
  }
  for (const index of own) {
    const entry = hours[index]
    const days = entry?.days.filter((each) => each !== day) ?? []
    entries[index] = entry && days.length > 0 ? { ...entry, days } : undefined
  }
  return entries
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
