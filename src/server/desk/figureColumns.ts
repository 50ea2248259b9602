import type { Figures, Period } from '../../desk/contract'
import { laterDay } from '../../formats/opening'

/** So many columns are legible on a phone. */
const most = 31

/** The day on which the week begins, a Monday, or the month. */
const beginnings = {
  day: (date: string) => date,
  week: (date: string) => laterDay(date, -((new Date(date).getUTCDay() + 6) % 7)),
  month: (date: string) => `${date.slice(0, 7)}-01`,
} as const

/** How many days a period has, both ends included. */
export const lengthOf = ({ from, until }: Period): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1

/** The counts of days as columns: days, weeks or months, so that they are legible; of the first and the last what lies in the period. */
export function columnsOf(
  period: Period,
  countOf: (date: string) => number,
): Pick<Figures, 'unit' | 'columns'> {
  const { from, until } = period
  const length = lengthOf(period)
  const unit = length <= most ? 'day' : length <= most * 7 ? 'week' : 'month'
  const columns = new Map<string, Figures['columns'][number]>()
  for (let date = from; date <= until; date = laterDay(date, 1)) {
    const beginning = beginnings[unit](date)
    const column = columns.get(beginning) ?? { from: date, until: date, count: 0 }
    columns.set(beginning, column)
    column.until = date
    column.count += countOf(date)
  }
  return { unit, columns: [...columns.values()] }
}
