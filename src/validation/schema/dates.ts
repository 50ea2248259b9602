import { isoOf } from '../../shared/formats/readDate.ts'
import { daysIn, fullDate, monthName } from '../calendar.ts'
import { anyOf } from '../synonyms.ts'
import type { Diagnostic } from '../types.ts'
import { type Cause, emptyDiagnostic, titledDiagnostic, valueDiagnostic } from './violations.ts'

/** A date in another format, or an impossible one. */
export function wrongDate(cause: Cause): Diagnostic {
  const written = String(cause.value)
  if (written.trim() === '') return emptyDiagnostic(cause)
  const date = fullDate(plain(written))
  if (date?.iso === written.trim() && date.iso !== written)
    return titledDiagnostic(cause, 'text.edge-space', JSON.stringify(date.iso))
  if (!date) return titledDiagnostic(cause, 'value.date-form')
  const { year, month, day, iso } = date
  if (month < 1 || month > 12)
    return valueDiagnostic(cause, 'value.date-month', {}, turned(year, month, day))
  const days = daysIn(year, month)
  if (day < 1 || day > days)
    return valueDiagnostic(cause, 'value.date-day', { year, month: monthName(month), days })
  const code =
    /[OoIl]/.test(written) && /^[\dOoIl.–-]+$/.test(written) ? 'date-letter' : 'date-form'
  return titledDiagnostic(cause, `value.${code}`, JSON.stringify(iso))
}

/** The JSON of a date in digits: 20261014, 14102026. */
export function isoDateOf(figure: string): string | undefined {
  const date = fullDate(plain(figure))
  return date && JSON.stringify(date.iso)
}

/** Removes a time; reads letters as digits in a date without names. */
function plain(written: string): string {
  const bare = written.trim().replace(/T\d{2}:.*$|\s+\d{1,2}:\d{2}.*$/, '')
  if (/[^\dOoIl\s./\u2010-\u2015\u2212-]/.test(bare)) return bare
  return bare.replace(/[Oo]/g, '0').replace(/[Il]/g, '1')
}

/** `2026-20-11`: day and month are swapped. */
function turned(year: number, month: number, day: number): string | undefined {
  if (day < 1 || day > 12 || month < 1 || month > daysIn(year, day)) return undefined
  return JSON.stringify(isoOf(year, day, month))
}

const TWO_TIMES = /^\d{1,2}[:.]\d{2}\s*[-–—]\s*\d{1,2}[:.]\d{2}$/
const CLOCK = new RegExp(`^(?:${anyOf('hour')}\\s+)?(\\d{1,2})[:.,](\\d{2})(?::\\d{2})?$`, 'iu')

/** True for the pattern of a field for a time of day. */
export const asksForTime = (pattern: string) =>
  new RegExp(pattern, 'u').test('11:00') && !new RegExp(pattern, 'u').test('a')

/** Two times in one field, or an impossible time; undefined for other mistakes. */
export function wrongTime(cause: Cause): Diagnostic | undefined {
  const written = String(cause.value).trim()
  if (TWO_TIMES.test(written)) {
    const record = cause.path.slice(0, -1)
    const covers = ['open', 'close'].map((key) => [...record, key])
    return { ...valueDiagnostic(cause, 'hours.joined', {}), covers }
  }
  const [, hour, minute] = CLOCK.exec(written)?.map(Number) ?? []
  if (hour === undefined || minute === undefined || (hour < 24 && minute < 60)) return undefined
  return {
    ...titledDiagnostic(cause, 'value.no-time', meantBy(hour, minute)),
    // Their order is unknown until both times are valid.
    covers: [[...cause.path.slice(0, -1), 'close']],
  }
}

/** 24:00 is midnight, 00:00; sixty minutes are the next hour. */
function meantBy(hour: number, minute: number): string | undefined {
  if (hour === 24 && minute === 0) return '"00:00"'
  if (hour < 24 && minute === 60)
    return JSON.stringify(`${`${(hour + 1) % 24}`.padStart(2, '0')}:00`)
  return undefined
}
