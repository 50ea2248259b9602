import { fault } from './fault.ts'
import { valueRange, writtenAt } from './position.ts'
import type { Doc, Fault, Path } from './types.ts'
import { memberAt } from './walk.ts'

const TIME = /^\d{2}:\d{2}$/

/** From when to when, `HH:MM`; a closing at midnight is `24:00`. */
export type OpenTime = { open: string; close: string }

/** The times of a record; undefined when one is missing or not a time. */
export function openTimeOf(record: object): OpenTime | undefined {
  const [open, close] = [memberAt(record, 'open'), memberAt(record, 'close')]
  if (typeof open !== 'string' || typeof close !== 'string') return undefined
  if (!TIME.test(open) || !TIME.test(close)) return undefined
  return { open, close: close === '00:00' ? '24:00' : close }
}

/** Two times of one day without a pause between them. */
export const overlap = (one: OpenTime, other: OpenTime): boolean =>
  one.open <= other.close && other.open <= one.close

/** A closing that does not come after the opening. Midnight does; later hours belong to no day. */
export function* reversedTime(doc: Doc, path: Path, record: object): Iterable<Fault> {
  const time = openTimeOf(record)
  if (!time || time.open < time.close) return
  const place = [...path, 'close']
  const range = valueRange(doc, place)
  yield fault('hours.reversed', {}, doc.file, range, {
    path: place,
    written: `"open": "${time.open}", "close": ${writtenAt(doc.text, range)}`,
  })
}
