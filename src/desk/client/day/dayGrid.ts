import { laterTime } from '../../../shared/formats/opening'
import { type Stretch, stretchOf } from '../../../shared/formats/stretches'
import type { Day } from '../../contract/day'
import { openingOf } from './daySpans'

/** Where the grid replaces the list, as in the style sheets. */
export const wide = '(width >= 64rem)'

/** Minutes: appointments that begin closer to each other would be drawn over each other. */
const shortest = 12
/** Minutes from midnight of `day` to a wall time. */
export const minutesOf = (wall: string, day: string): number =>
  (Date.parse(`${wall}Z`) - Date.parse(`${day}T00:00Z`)) / 60_000

export type Range = { from: number; to: number }

/** The hours that hold everything of some days, in minutes of the day. */
export function rangeOf(days: readonly Day[], usualMinutes: number): Range {
  const stretches = days.flatMap((each) =>
    [...openingOf(each), ...each.appointments.map((one) => stretchOf(one, usualMinutes))].map(
      ({ from, to }) => ({ from: minutesOf(from, each.day), to: minutesOf(to, each.day) }),
    ),
  )
  if (stretches.length === 0) return { from: 9 * 60, to: 18 * 60 }
  const hour = 60
  return {
    from: Math.floor(Math.min(...stretches.map(({ from }) => from)) / hour) * hour,
    to: Math.ceil(Math.max(...stretches.map(({ to }) => to)) / hour) * hour,
  }
}

/** Whether the grid shows a minute of its day. */
export const isIn = ({ from, to }: Range, minute: number): boolean => from <= minute && minute <= to

/** The height of a line of text in minutes: a full hour closer to now would overlap it. */
const line = 8

/** The full hours beside the columns, and now. */
export function hoursOf(range: Range, now: number | undefined): number[] {
  const { from, to } = range
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, at) => from + at * 60)
  if (now === undefined || !isIn(range, now)) return hours
  return [...hours.filter((hour) => Math.abs(hour - now) >= line), now]
}

/** A range on a day as wall times. */
export const stretchOn = (day: string, { from, to }: Range): Stretch => ({
  from: laterTime(`${day}T00:00`, from),
  to: laterTime(`${day}T00:00`, to),
})

/** Which of how many columns side by side. */
export type Lane = { lane: number; lanes: number }

/** Places for stretches, in order of their start, so that none covers another. */
export function lanesOf(stretches: readonly Stretch[]): Lane[] {
  const placed: (Lane & { group: number })[] = []
  let ends: string[] = []
  let group = 0
  for (const { from, to } of stretches) {
    if (ends.every((end) => end <= from)) {
      ends = []
      group += 1
    }
    const least = laterTime(from, shortest)
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = to > least ? to : least
    placed.push({ lane, lanes: 0, group })
  }
  return placed.map(({ lane, group: own }) => {
    const last = Math.max(...placed.filter((each) => each.group === own).map((each) => each.lane))
    return { lane, lanes: last + 1 }
  })
}

/** The wall time at a height of a column, rounded down to `step` minutes. */
export function timeAt(
  column: Element,
  y: number,
  day: string,
  { from, to }: Range,
  step: number,
): string {
  const { top, height } = column.getBoundingClientRect()
  const minutes = from + ((y - top) / height) * (to - from)
  return laterTime(`${day}T00:00`, Math.max(from, Math.floor(minutes / step) * step))
}
