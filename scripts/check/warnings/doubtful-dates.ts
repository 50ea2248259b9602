import { faultAt } from '../fault.ts'
import type { Doc, Fault } from '../types.ts'
import { leavesOf } from '../walk.ts'

const YEAR = 366 * 24 * 60 * 60 * 1000

const FIRST = Date.UTC(2000, 0, 1)

/** A date before this century, or more than a year ahead: most likely a slip in the year. */
export function* doubtfulDates(doc: Doc): Iterable<Fault> {
  for (const { path, value, schema } of leavesOf(doc)) {
    if (schema?.format !== 'date' || typeof value !== 'string') continue
    const day = Date.parse(value)
    if (Number.isNaN(day) || (day >= FIRST && day <= Date.now() + YEAR)) continue
    yield faultAt('warn.date', {}, doc, path)
  }
}
