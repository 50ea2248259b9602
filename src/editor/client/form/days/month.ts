import { laterDay } from '../../../../shared/formats/opening'

/** Days are `YYYY-MM-DD`, months `YYYY-MM`; both are counted in UTC, which has no clock changes. */

export const monthOf = (day: string): string => day.slice(0, 7)

/** The same day of another month, or its last day if it is shorter. */
export function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  const time = Date.UTC(year, month - 1 + count, Math.min(date, last))
  return new Date(time).toISOString().slice(0, 10)
}

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7

/** The weeks of a month, Monday first; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const weeks: (string | undefined)[][] = []
  const monday = laterDay(first, -weekdayOf(first))
  for (let start = monday; monthOf(start) <= month; start = laterDay(start, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => laterDay(start, index))
    weeks.push(days.map((day) => (monthOf(day) === month ? day : undefined)))
  }
  return weeks
}

/** The day a key moves to in the grid; undefined for other keys. */
export function dayAfterKey(day: string, key: string, isShifted: boolean): string | undefined {
  const ways: Record<string, () => string> = {
    ArrowLeft: () => laterDay(day, -1),
    ArrowRight: () => laterDay(day, 1),
    ArrowUp: () => laterDay(day, -7),
    ArrowDown: () => laterDay(day, 7),
    Home: () => laterDay(day, -weekdayOf(day)),
    End: () => laterDay(day, 6 - weekdayOf(day)),
    PageUp: () => monthsLater(day, isShifted ? -12 : -1),
    PageDown: () => monthsLater(day, isShifted ? 12 : 1),
  }
  return ways[key]?.()
}
