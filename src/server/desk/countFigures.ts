import type { Figures, Period, Waits } from '../../desk/contract'
import { clockIn, type Timetable } from '../../formats/opening'
import { openClock } from '../../formats/openMinutes'
import type { FigureRow } from '../store/figureRows'
import { columnsOf } from './figureColumns'

/** Minutes. */
const steps = [15, 30, 60, 120, 240, 480]
/** So many subjects have a line of their own. */
const listed = 12
const day = 86_400_000

type Rules = Period & {
  timetable: Timetable
  /** What the form offers today. */
  choices: readonly string[]
}

/** From the arrival to the first call: milliseconds since 1970. */
type Span = [received: number, called: number]

/** Counts the rows of a period in one pass. */
export function countFigures(rows: readonly FigureRow[], rules: Rules): Figures {
  const { from, until, timetable, choices } = rules
  const wall = wallIn(timetable.timeZone)
  const days = new Map<number, number>()
  const hours = Array.from({ length: 24 }, () => 0)
  const standings = { new: 0, unreached: 0, booked: 0, cancelled: 0, done: 0 }
  const asked = new Map<string, number>()
  const calls: Span[] = []
  let waiting = 0
  let otherRequests = 0

  for (const { receivedAt, standing, request, unlisted, firstActAt } of rows) {
    const received = Date.parse(receivedAt)
    const shown = wall(received)
    const count = Math.floor(shown / day)
    days.set(count, (days.get(count) ?? 0) + 1)
    const hour = Math.floor((shown - count * day) / 3_600_000)
    hours[hour] = (hours[hour] ?? 0) + 1
    standings[standing] += 1
    // What was never offered is a stranger's own words, and may be a name.
    if (unlisted && request !== '' && !choices.includes(request)) otherRequests += 1
    else asked.set(request, (asked.get(request) ?? 0) + 1)
    if (firstActAt) calls.push([received, Math.max(received, Date.parse(firstActAt))])
    else if (standing === 'new') waiting += 1
  }

  const requests = [...asked]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count)
  for (const { count } of requests.splice(listed)) otherRequests += count
  return {
    from,
    until,
    total: rows.length,
    ...columnsOf({ from, until }, (date) => days.get(Date.parse(date) / day) ?? 0),
    hours,
    calls: {
      steps,
      open: waitsOf(openMinutesOf(calls, timetable)),
      all: waitsOf(calls.map(([received, called]) => Math.floor((called - received) / 60_000))),
      waiting,
    },
    standings,
    requests,
    otherRequests,
  }
}

function waitsOf(minutes: number[]): Waits {
  const counts = [...steps, 0].map(() => 0)
  for (const each of minutes) {
    const at = steps.findIndex((step) => each <= step)
    const place = at === -1 ? steps.length : at
    counts[place] = (counts[place] ?? 0) + 1
  }
  const sorted = Float64Array.from(minutes).sort()
  return { counts, median: sorted[Math.floor((sorted.length - 1) / 2)] }
}

/** How long the clinic was open in each span, in minutes. */
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

/** What the clinic's clock shows at an instant, read as if it were UTC. A day on which it is not changed is asked about once. */
function wallIn(timeZone: string) {
  const { offset } = clockIn(timeZone)
  const known = new Map<number, number>()
  function atMidnight(count: number): number {
    let found = known.get(count)
    if (found === undefined) {
      found = offset(count * day)
      known.set(count, found)
    }
    return found
  }
  return (instant: number): number => {
    const count = Math.floor(instant / day)
    const early = atMidnight(count)
    return instant + (early === atMidnight(count + 1) ? early : offset(instant))
  }
}
