import type { FigureRow } from '../../server/storage/figures'
import { clockIn, laterDay, type Timetable } from '../../shared/formats/opening'
import { openClock } from '../../shared/formats/openMinutes'
import type { Figures, Period } from '../contract/contract'

/** Columns legible on a phone. */
const maxColumns = 31

/** First day of the period; weeks begin on Monday. */
export const beginnings = {
  day: (date: string) => date,
  week: (date: string) => laterDay(date, -((new Date(date).getUTCDay() + 6) % 7)),
  month: (date: string) => `${date.slice(0, 7)}-01`,
} as const

/** Days of a period, both ends included. */
export const lengthOf = ({ from, until }: Period): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1

/** Counts per day, week or month, clipped to the period. */
export function columnsOf(
  period: Period,
  countOf: (date: string) => number,
): Pick<Figures, 'unit' | 'columns'> {
  const { from, until } = period
  const length = lengthOf(period)
  const unit = length <= maxColumns ? 'day' : length <= maxColumns * 7 ? 'week' : 'month'
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

/** Treatments listed by name. */
const maxListed = 12
const day = 86_400_000

type Rules = Period & {
  timetable: Timetable
  /** Today's choices of the form. */
  choices: readonly string[]
}

/** Arrival and first call, milliseconds since 1970. */
type Span = [received: number, called: number]

/** One pass over the rows of a period. */
export function countFigures(rows: readonly FigureRow[], rules: Rules): Figures {
  const { from, until, timetable, choices } = rules
  const { offset } = clockIn(timetable.timeZone)
  const days = new Map<number, number>()
  const hours = Array.from({ length: 24 }, () => 0)
  const standings = { new: 0, unreached: 0, booked: 0, cancelled: 0, done: 0 }
  const byRequest = new Map<string, number>()
  const calls: Span[] = []
  let waiting = 0
  let otherRequests = 0
  let entered = 0

  for (const { receivedAt, standing, request, unlisted, firstActAt, ...row } of rows) {
    if (row.entered) {
      entered += 1
      continue
    }
    const received = Date.parse(receivedAt)
    const shown = received + offset(received)
    const count = Math.floor(shown / day)
    days.set(count, (days.get(count) ?? 0) + 1)
    const hour = Math.floor((shown - count * day) / 3_600_000)
    hours[hour] = (hours[hour] ?? 0) + 1
    standings[standing] += 1
    // Unlisted text may hold a name.
    if (unlisted && request !== '' && !choices.includes(request)) otherRequests += 1
    else byRequest.set(request, (byRequest.get(request) ?? 0) + 1)
    if (firstActAt) calls.push([received, Math.max(received, Date.parse(firstActAt))])
    else if (standing === 'new') waiting += 1
  }

  const requests = [...byRequest]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count)
  for (const { count } of requests.splice(maxListed)) otherRequests += count
  return {
    from,
    until,
    total: rows.length - entered,
    ...columnsOf({ from, until }, (date) => days.get(Date.parse(date) / day) ?? 0),
    hours,
    calls: {
      open: median(openMinutesOf(calls, timetable)),
      all: median(calls.map(([received, called]) => Math.floor((called - received) / 60_000))),
      waiting,
    },
    standings,
    requests,
    otherRequests,
    entered,
  }
}

function median(minutes: number[]): number | undefined {
  const sorted = Float64Array.from(minutes).sort()
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** Opening minutes within each span. */
function openMinutesOf(spans: readonly Span[], timetable: Timetable): number[] {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [from, to] of spans) {
    first = Math.min(first, from)
    last = Math.max(last, to)
  }
  if (first > last) return []
  const open = openClock(first, last, timetable)
  return spans.map(([from, to]) => open(from, to))
}
