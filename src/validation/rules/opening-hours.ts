import { diagnosticAt, pathDiagnostic } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { valueRange, writtenAt } from '../position.ts'
import { optionTitle, schemaAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Path, Rule, Site } from '../types.ts'

export const openingHours: Rule = {
  scope: 'file',
  content: 'clinic',
  check: (doc: Doc) => hoursFindings(doc, ['hours']),
}

/** The same of each doctor's own hours. */
export const workingHours: Rule = {
  scope: 'file',
  content: 'doctors',
  *check(doc: Doc): Iterable<Diagnostic> {
    for (const { path } of recordsAt(doc.value, ['doctors']))
      yield* hoursFindings(doc, [...path, 'hours'])
  },
}

/** A break lies inside a day. */
export const breakTimes: Rule = {
  scope: 'file',
  content: 'clinic',
  *check(doc: Doc): Iterable<Diagnostic> {
    for (const { path, record } of recordsAt(doc.value, ['breaks'])) {
      const [start, end] = [memberAt(record, 'start'), memberAt(record, 'end')]
      const time = openTimeOf({ open: start, close: end })
      if (time && String(end) <= time.open)
        yield pathDiagnostic('break.reversed', {}, doc, [...path, 'end'])
    }
  },
}

/** A doctor's own hours overlap the clinic's on each of their days; no page shows others. */
export const openWorkdays: Rule = {
  scope: 'site',
  *check({ docs, refused }: Site): Iterable<Diagnostic> {
    const [clinic, doctors] = [docs.get('content/clinic.json'), docs.get('content/doctors.json')]
    if (!clinic || !doctors || refused(clinic.file, ['hours'])) return
    const opening = timesIn(clinic, ['hours'])
    for (const { path } of recordsAt(doctors.value, ['doctors']))
      for (const { day, time, path: place } of timesIn(doctors, [...path, 'hours'])) {
        const open = opening.filter((each) => each.day === day)
        if (open.some((each) => !time || !each.time || share(time, each.time))) continue
        const title = optionTitle(schemaAt(doctors.schema, place), day) ?? String(day)
        const code = open.length === 0 ? 'hours.closed-day' : 'hours.outside'
        yield pathDiagnostic(code, { day: title }, doctors, place)
      }
  },
}

/** The days of a record at `path`, with their places. */
function daysOf(record: object, path: Path): { day: unknown; path: Path }[] {
  const days: unknown = memberAt(record, 'days')
  const all: readonly unknown[] = Array.isArray(days) ? days : []
  return all.map((day, index) => ({ day, path: [...path, 'days', index] }))
}

/** The days of a list of hours, each with its times unless they are unreadable or reversed. */
const timesIn = ({ value }: Doc, list: Path) =>
  recordsAt(value, list).flatMap(({ record, path }) => {
    const read = openTimeOf(record)
    const time = read && read.open < read.close ? read : undefined
    return daysOf(record, path).map((each) => ({ ...each, time }))
  })

/**
 * Closing follows opening; two entries of one day have a pause between them; a night ends before
 * the next day opens.
 */
function* hoursFindings(doc: Doc, list: Path): Iterable<Diagnostic> {
  const week = weekOf(doc, list)
  const seen = new Map<unknown, (OpenTime | undefined)[]>()
  const seenOn = (day: unknown) => (day === undefined ? [] : (seen.get(day) ?? []))
  for (const { path, record } of recordsAt(doc.value, list)) {
    yield* reversedTime(doc, path, record)
    const time = openTimeOf(record)
    const here = new Set<unknown>()
    for (const { day, path: place } of daysOf(record, path)) {
      const [before, after] = neighboursOf(day, week)
      if (
        // Unreadable times count as no pause.
        seenOn(day).some((other) => !time || !other || overlap(time, other)) ||
        seenOn(before).some((other) => time && other && reachesInto(other, time)) ||
        seenOn(after).some((other) => time && other && reachesInto(time, other))
      ) {
        const title = optionTitle(schemaAt(doc.schema, place), day) ?? String(day)
        yield pathDiagnostic('hours.repeated', { day: title }, doc, place)
      } else here.add(day)
    }
    for (const day of here) seen.set(day, [...seenOn(day), time])
  }
}

/** The weekdays as the schema lists them, Monday first. */
const weekOf = ({ schema }: Doc, list: Path): readonly unknown[] =>
  schemaAt(schema, [...list, 0, 'days', 0])?.enum ?? []

/** The days before and after one; undefined for a word that is no day. */
function neighboursOf(day: unknown, week: readonly unknown[]): [unknown, unknown] {
  const at = week.indexOf(day)
  return at === -1 ? [undefined, undefined] : [week.at(at - 1), week[(at + 1) % week.length]]
}

/** A special day is unique, and either closed or open at given times. */
export const specialDays: Rule = {
  scope: 'file',
  content: 'clinic',
  *check(doc: Doc): Iterable<Diagnostic> {
    const seen = new Set<unknown>()
    for (const { path, record } of recordsAt(doc.value, ['exceptions'])) {
      const date = memberAt(record, 'date')
      const closedValue = memberAt(record, 'closed')
      const closed = closedValue === true
      // Values other than true and false have their own diagnostic.
      const open = closedValue === undefined || closedValue === false
      const timed =
        memberAt(record, 'open') !== undefined || memberAt(record, 'close') !== undefined
      if (closed && timed) yield pathDiagnostic('special-day.both', {}, doc, [...path, 'closed'])
      else if (open && !timed)
        yield pathDiagnostic('special-day.neither', {}, doc, path, { example: '"closed": true' })
      else yield* reversedTime(doc, path, record)
      if (typeof date === 'string' && seen.has(date))
        yield diagnosticAt('special-day.repeated', {}, doc, [...path, 'date'])
      seen.add(date)
    }
  },
}

const TIME = /^\d{2}:\d{2}$/

/** A later closing time is a mistake, not a night shift. */
const LATEST_CLOSE = '06:00'

/** Opening hours as `HH:MM`; closing on the next day counts on: `24:00`, `26:30`. */
type OpenTime = { open: string; close: string }

/** The times of a record; undefined if one is missing or no time. */
function openTimeOf(record: object): OpenTime | undefined {
  const [open, close] = [memberAt(record, 'open'), memberAt(record, 'close')]
  if (typeof open !== 'string' || typeof close !== 'string') return undefined
  if (!TIME.test(open) || !TIME.test(close)) return undefined
  const isNextDay = close === '00:00' || (close < open && close <= LATEST_CLOSE)
  return { open, close: isNextDay ? dayLater(close) : close }
}

const dayLater = (time: string) => `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`

/** True for two times of one day without a pause between them. */
const overlap = (one: OpenTime, other: OpenTime): boolean =>
  one.open <= other.close && other.open <= one.close

/** True for two times of one day with some time in common. */
const share = (one: OpenTime, other: OpenTime): boolean =>
  one.open < other.close && other.open < one.close

/** True if a day's time ends after the next day's begins. */
const reachesInto = (one: OpenTime, next: OpenTime): boolean =>
  one.close > '24:00' && dayLater(next.open) <= one.close

/** A closing time that is neither after the opening time nor in the following night. */
function* reversedTime(doc: Doc, path: Path, record: object): Iterable<Diagnostic> {
  const time = openTimeOf(record)
  if (!time || time.open < time.close) return
  const place = [...path, 'close']
  const close = writtenAt(doc.text, valueRange(doc, place))
  const written = `"open": "${time.open}", "close": ${close}`
  yield pathDiagnostic('hours.reversed', {}, doc, place, { written })
}
