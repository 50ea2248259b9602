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

/** Counts the rows of a period in one pass. */
export function countFigures(rows: readonly FigureRow[], rules: Rules): Figures {
  const { from, until, timetable, choices } = rules
  const wall = wallIn(timetable.timeZone)
  const open = openSince(rows, timetable)
  const days = new Map<string, number>()
  const hours = Array.from({ length: 24 }, () => 0)
  const standings = { new: 0, unreached: 0, booked: 0, cancelled: 0, done: 0 }
  const asked = new Map<string, number>()
  const waits = { open: [] as number[], all: [] as number[], waiting: 0 }
  let otherRequests = 0

  for (const { receivedAt, standing, request, unlisted, firstActAt } of rows) {
    const received = Date.parse(receivedAt)
    const shown = wall(received)
    const date = shown.slice(0, 10)
    days.set(date, (days.get(date) ?? 0) + 1)
    const hour = Number(shown.slice(11, 13))
    hours[hour] = (hours[hour] ?? 0) + 1
    standings[standing] += 1
    // What was never offered is a stranger's own words, and may be a name.
    if (unlisted && request !== '' && !choices.includes(request)) otherRequests += 1
    else asked.set(request, (asked.get(request) ?? 0) + 1)
    if (firstActAt) {
      const called = Math.max(received, Date.parse(firstActAt))
      waits.open.push(open(received, called))
      waits.all.push(Math.floor((called - received) / 60_000))
    } else if (standing === 'new') waits.waiting += 1
  }

  const requests = [...asked]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count)
  for (const { count } of requests.splice(listed)) otherRequests += count
  return {
    from,
    until,
    total: rows.length,
    ...columnsOf({ from, until }, days),
    hours,
    calls: {
      steps,
      open: waitsOf(waits.open),
      all: waitsOf(waits.all),
      waiting: waits.waiting,
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
  const sorted = minutes.toSorted((one, other) => one - other)
  return { counts, median: sorted[Math.floor((sorted.length - 1) / 2)] }
}

/** Open minutes between two instants of these rows. */
function openSince(rows: readonly FigureRow[], timetable: Timetable) {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { receivedAt, firstActAt } of rows) {
    first = Math.min(first, Date.parse(receivedAt))
    last = Math.max(last, Date.parse(firstActAt ?? receivedAt))
  }
  return first <= last ? openClock(first, last, timetable) : () => 0
}

/** What the clinic's clock shows at an instant, `YYYY-MM-DDTHH:…`. A day on which it is not changed is asked about once. */
function wallIn(timeZone: string) {
  const { offset } = clockIn(timeZone)
  const known = new Map<number, number>()
  function atMidnight(count: number): number {
    const found = known.get(count) ?? offset(count * day)
    known.set(count, found)
    return found
  }
  return (instant: number): string => {
    const count = Math.floor(instant / day)
    const early = atMidnight(count)
    const ahead = early === atMidnight(count + 1) ? early : offset(instant)
    return new Date(instant + ahead).toISOString()
  }
}
