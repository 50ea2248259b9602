import { daysIn, isWeekday, monthName, readDate } from '../calendar.ts'
import type { Fault } from '../types.ts'
import { at, type Cause, optional, title } from './cause.ts'

/** A date in another order, or a day the calendar does not have. */
export function wrongDate(cause: Cause): Fault {
  const written = String(cause.value)
  if (written.trim() === '')
    return at(cause, 'value.empty', { title: title(cause), context: optional(cause) })
  const date = readDate(plain(written))
  if (date?.iso === written.trim() && date.iso !== written)
    return at(cause, 'text.edge-space', { title: title(cause) }, JSON.stringify(date.iso))
  if (!date) return at(cause, 'value.date-form', { title: title(cause) })
  const { year, month, day, iso } = date
  if (month < 1 || month > 12) return at(cause, 'value.date-month', {}, turned(year, month, day))
  const days = daysIn(year, month)
  if (day < 1 || day > days)
    return at(cause, 'value.date-day', { year, month: monthName(month), days })
  const code =
    /[OoIl]/.test(written) && /^[\dOoIl.–-]+$/.test(written) ? 'date-letter' : 'date-form'
  return at(cause, `value.${code}`, { title: title(cause) }, JSON.stringify(iso))
}

/** The JSON of a date that was written as a figure: 20261014, 14102026. */
export function isoDateOf(figure: string): string | undefined {
  const date = readDate(plain(figure))
  return date && JSON.stringify(date.iso)
}

/** A date as it was meant, without what typing and pasting add: long dashes, spaces, letters for figures, an hour. */
function plain(written: string): string {
  const bare = written
    .trim()
    .replace(/\s*[‐‑‒–—−/.-]\s*/g, '-')
    .replace(/T\d{2}:.*$|\s+\d{1,2}:\d{2}.*$/, '')
    .replace(/\s+(\p{L}+)$/u, (word, name: string) => (isWeekday(name) ? '' : word))
  if (/^(?:19|20)\d{6}$/.test(bare)) return bare.replace(/^(\d{4})(\d{2})/, '$1-$2-')
  if (/^\d{4}(?:19|20)\d{2}$/.test(bare)) return bare.replace(/^(\d{2})(\d{2})/, '$1-$2-')
  if (!/^[\dOoIl-]+$/.test(bare)) return written.trim() === bare ? bare : bare.replaceAll('-', ' ')
  return bare.replace(/[Oo]/g, '0').replace(/[Il]/g, '1')
}

/** `2026-20-11`: day and month have changed places. */
function turned(year: number, month: number, day: number): string | undefined {
  if (day < 1 || day > 12 || month < 1 || month > daysIn(year, day)) return undefined
  return JSON.stringify([year, ...[day, month].map((part) => `${part}`.padStart(2, '0'))].join('-'))
}
