import { clockIn, laterDay, type Timetable, timesOn } from './opening'

/** Whole open minutes between two instants (ms since 1970). */
export const openMinutes = (from: number, to: number, timetable: Timetable): number =>
  openClock(from, to, timetable)(from, to)

/** For many spans between `first` and `last`: the sessions are computed once. */
export function openClock(first: number, last: number, timetable: Timetable) {
  const sessions = openSessions(first, last, timetable)

  /** Open time until an instant, since the first session. */
  function before(instant: number): number {
    let [low, high] = [0, sessions.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sessions[middle]?.opens ?? 0) < instant) low = middle + 1
      else high = middle
    }
    const session = sessions[low - 1]
    return session ? session.before + Math.min(instant, session.closes) - session.opens : 0
  }

  return (from: number, to: number): number =>
    Math.max(0, Math.floor((before(to) - before(from)) / 60_000))
}

/** Sorted sessions without overlap; `before`: open time before each. */
function openSessions(first: number, last: number, timetable: Timetable) {
  const { dayOf, instantOf } = clockIn(timetable.timeZone)
  const lastDay = dayOf(last)
  const sessions: { opens: number; closes: number; before: number }[] = []
  // A session of the previous day may end after midnight.
  for (let date = laterDay(dayOf(first), -1); date <= lastDay; date = laterDay(date, 1))
    for (const { open, close } of timesOn(date, timetable)) {
      const previous = sessions.at(-1)
      const earliest = previous?.closes ?? Number.NEGATIVE_INFINITY
      const opens = Math.max(earliest, instantOf(date, open))
      const closes = instantOf(close > open ? date : laterDay(date, 1), close)
      const before = previous ? previous.before + previous.closes - previous.opens : 0
      if (closes > opens) sessions.push({ opens, closes, before })
    }
  return sessions
}
