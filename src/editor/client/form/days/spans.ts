import type { Exception as SpecialDay } from '../../../../content/types.gen'
import { isDay } from '../../../../shared/formats/date'
import { laterDay } from '../../../../shared/formats/opening'

/** Consecutive days with the same hours and the same note: a holiday. Never empty. */
export type Span = readonly [SpecialDay, ...SpecialDay[]]

const byDate = (one: SpecialDay, other: SpecialDay) => one.date.localeCompare(other.date)

/** The spans of `days`, in the order of their dates. A day that is apart is in none of others. */
export function spansOf(days: readonly SpecialDay[], isApart: (date: string) => boolean): Span[] {
  const spans: [SpecialDay, ...SpecialDay[]][] = []
  for (const day of days.toSorted(byDate)) {
    const last = spans.at(-1)
    const before = last?.at(-1)
    const next = before && isDay(before.date) && { ...before, date: laterDay(before.date, 1) }
    const isNext = JSON.stringify(next) === JSON.stringify(day)
    if (before && isNext && ![before, day].some(({ date }) => isApart(date))) last?.push(day)
    else spans.push([day])
  }
  return spans
}

/** `list` with the days of `span` in place of `former` and of those of the same dates, sorted by date. */
export function withSpan(
  list: readonly SpecialDay[],
  former: readonly SpecialDay[],
  span: Span,
): SpecialDay[] {
  const isKept = (day: SpecialDay) =>
    !former.includes(day) && !span.some(({ date }) => date === day.date)
  return [...list.filter(isKept), ...span].toSorted(byDate)
}
