import { laterTime } from '../../shared/formats/opening'
import { step } from './booking'

/** From one wall time until another. */
export type Stretch = { from: string; to: string }

/** The free parts of opening hours, at least `step` minutes long, in order. */
export function gapsIn(sessions: readonly Stretch[], taken: readonly Stretch[]): Stretch[] {
  const sorted = taken.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return sessions.flatMap(({ from, to }) => {
    const gaps: Stretch[] = []
    let at = from
    for (const each of sorted) {
      if (each.from > at) gaps.push({ from: at, to: each.from < to ? each.from : to })
      if (each.to > at) at = each.to
      if (at >= to) break
    }
    gaps.push({ from: at, to })
    return gaps.filter((gap) => laterTime(gap.from, step) <= gap.to)
  })
}

/** The starts of appointments that fill gaps one after another, on the grid. */
export const startsIn = (gaps: readonly Stretch[], minutes: number): string[] =>
  gaps.flatMap(({ from, to }) => {
    const starts: string[] = []
    const late = Number(from.slice(-2)) % step
    let at = laterTime(from, late === 0 ? 0 : step - late)
    for (; laterTime(at, minutes) <= to; at = laterTime(at, minutes)) starts.push(at)
    return starts
  })
