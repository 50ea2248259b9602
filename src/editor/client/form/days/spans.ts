import type { Exception as SpecialDay } from '../../../../content/types.gen'
import { isDay } from '../../../../shared/formats/date'
import { laterDay } from '../../../../shared/formats/opening'

/** Consecutive days with the same hours and the same note: a holiday. Never empty. */
export type Span = readonly [SpecialDay, ...SpecialDay[]]

const byDate = (one: SpecialDay, other: SpecialDay) => one.date.localeCompare(other.date)

/** The spans of `days`, in the order of their dates. */
export function spansOf(days: readonly SpecialDay[]): Span[] {
  const spans: [SpecialDay, ...SpecialDay[]][] = []
  for (const day of days.toSorted(byDate)) {
    const last = spans.at(-1)
    const before = last?.at(-1)
    const next = before && isDay(before.date) && { ...before, date: laterDay(before.date, 1) }
    if (JSON.stringify(next) === JSON.stringify(day)) last?.push(day)
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
