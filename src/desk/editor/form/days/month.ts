/** Days are `YYYY-MM-DD`, months `YYYY-MM`; both are counted in UTC, where no clock is put back. */

const DAY = 86_400_000
const text = (time: number) => new Date(time).toISOString().slice(0, 10)
const timeOf = (day: string) => Date.parse(day)

export const monthOf = (day: string): string => day.slice(0, 7)

/** So many days later; earlier where it is negative. */
export const daysLater = (day: string, count: number): string => text(timeOf(day) + count * DAY)

/** The same day so many months later, or the last of that month where it has no such day. */
export function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return text(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7

/** The weeks a month is seen in, Monday first; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const weeks: (string | undefined)[][] = []
  for (let day = daysLater(first, -weekdayOf(first)); monthOf(day) <= month; ) {
    const start = day
    weeks.push(
      Array.from({ length: 7 }, (_, index) => daysLater(start, index)).map((each) =>
        monthOf(each) === month ? each : undefined,
      ),
    )
    day = daysLater(start, 7)
  }
  return weeks
}

/** Where a key leads from a day in a grid of days; undefined for other keys. */
export function dayAfterKey(day: string, key: string, isShifted: boolean): string | undefined {
  const ways: Record<string, () => string> = {
    ArrowLeft: () => daysLater(day, -1),
    ArrowRight: () => daysLater(day, 1),
    ArrowUp: () => daysLater(day, -7),
    ArrowDown: () => daysLater(day, 7),
    Home: () => daysLater(day, -weekdayOf(day)),
    End: () => daysLater(day, 6 - weekdayOf(day)),
    PageUp: () => monthsLater(day, isShifted ? -12 : -1),
    PageDown: () => monthsLater(day, isShifted ? 12 : 1),
  }
  return ways[key]?.()
}
