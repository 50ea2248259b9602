import { anyOf } from '../reading.ts'
import type { Fault } from '../types.ts'
import { at, type Cause, title } from './cause.ts'

const TWO_TIMES = /^\d{1,2}[:.]\d{2}\s*[-–—]\s*\d{1,2}[:.]\d{2}$/
const CLOCK = new RegExp(`^(?:${anyOf('hour')}\\s+)?(\\d{1,2})[:.,](\\d{2})(?::\\d{2})?$`, 'iu')

/** True for the pattern of a field that holds an hour of the day. */
export const asksForTime = (pattern: string) =>
  new RegExp(pattern, 'u').test('11:00') && !new RegExp(pattern, 'u').test('a')

/** Two hours in one field, or an hour the day does not have; undefined for other slips. */
export function wrongTime(cause: Cause): Fault | undefined {
  const written = String(cause.value).trim()
  if (TWO_TIMES.test(written)) {
    const record = cause.path.slice(0, -1)
    return {
      ...at(cause, 'hours.joined', {}),
      covers: [
        [...record, 'open'],
        [...record, 'close'],
      ],
    }
  }
  const [, hour, minute] = CLOCK.exec(written)?.map(Number) ?? []
  if (hour === undefined || minute === undefined || (hour < 24 && minute < 60)) return undefined
  return {
    ...at(cause, 'value.no-time', { title: title(cause) }, meantBy(hour, minute)),
    // Which of the two hours is the later one cannot be said before.
    covers: [[...cause.path.slice(0, -1), 'close']],
  }
}

/** 24:00 is the day's end, written 00:00; sixty minutes are the next hour. */
function meantBy(hour: number, minute: number): string | undefined {
  if (hour === 24 && minute === 0) return '"00:00"'
  if (hour < 24 && minute === 60)
    return JSON.stringify(`${`${(hour + 1) % 24}`.padStart(2, '0')}:00`)
  return undefined
}
