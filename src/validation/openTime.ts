import { pathDiagnostic } from './diagnostic.ts'
import { memberAt } from './jsonPath.ts'
import { valueRange, writtenAt } from './position.ts'
import type { Diagnostic, Doc, Path } from './types.ts'

const TIME = /^\d{2}:\d{2}$/

/** A later closing time is a mistake, not a night shift. */
const LATEST_CLOSE = '06:00'

/** Opening hours as `HH:MM`; closing on the next day counts on: `24:00`, `26:30`. */
export type OpenTime = { open: string; close: string }

/** The times of a record; undefined if one is missing or no time. */
export function openTimeOf(record: object): OpenTime | undefined {
  const [open, close] = [memberAt(record, 'open'), memberAt(record, 'close')]
  if (typeof open !== 'string' || typeof close !== 'string') return undefined
  if (!TIME.test(open) || !TIME.test(close)) return undefined
  const isNextDay = close === '00:00' || (close < open && close <= LATEST_CLOSE)
  return { open, close: isNextDay ? dayLater(close) : close }
}

const dayLater = (time: string) => `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`

/** True for two times of one day without a pause between them. */
export const overlap = (one: OpenTime, other: OpenTime): boolean =>
  one.open <= other.close && other.open <= one.close

/** True if a day's time ends after the next day's begins. */
export const reachesInto = (one: OpenTime, next: OpenTime): boolean =>
  one.close > '24:00' && dayLater(next.open) <= one.close

/** A closing time that is neither after the opening time nor in the following night. */
export function* reversedTime(doc: Doc, path: Path, record: object): Iterable<Diagnostic> {
  const time = openTimeOf(record)
  if (!time || time.open < time.close) return
  const place = [...path, 'close']
  const close = writtenAt(doc.text, valueRange(doc, place))
  const written = `"open": "${time.open}", "close": ${close}`
  yield pathDiagnostic('hours.reversed', {}, doc, place, { written })
}
