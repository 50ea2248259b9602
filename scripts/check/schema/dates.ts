import { daysIn, monthName, readDate } from '../calendar.ts'
import type { Fault } from '../types.ts'
import { at, type Cause, title } from './cause.ts'

/** A date in another order, or a day the calendar does not have. */
export function wrongDate(cause: Cause): Fault {
  if (String(cause.value).trim() === '') return at(cause, 'value.empty', [title(cause)])
  const date = readDate(String(cause.value))
  if (!date) return at(cause, 'value.date-form', [title(cause)])
  const { year, month, day, iso } = date
  if (month < 1 || month > 12) return at(cause, 'value.date-month', [], turned(year, month, day))
  const days = daysIn(year, month)
  if (day < 1 || day > days)
    return at(cause, 'value.date-day', [String(year), monthName(month), days])
  return at(cause, 'value.date-form', [title(cause)], JSON.stringify(iso))
}

/** `2026-20-11`: day and month have changed places. */
function turned(year: number, month: number, day: number): string | undefined {
  if (day < 1 || day > 12 || month < 1 || month > daysIn(year, day)) return undefined
  return JSON.stringify([year, ...[day, month].map((part) => `${part}`.padStart(2, '0'))].join('-'))
}
