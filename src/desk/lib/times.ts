import { openingAt } from '../../formats/opening'
import type { Me } from '../contract'
import { fill, lang, words } from './words'

type Clinic = Me['clinic']

/** What the clinic's clock shows, as agreed times are written: `YYYY-MM-DDTHH:MM`. */
export const wallTime = (instant: number, timeZone: string): string =>
  // Swedish writes a time as ISO does, but for the T.
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T')

/** An agreed time as people say it; only the hour where it is today. */
export function sayWallTime(time: string, today: string): string {
  const at = new Date(`${time}Z`)
  const hour = fill(words.time, { hour: time.slice(11, 13), minute: time.slice(14, 16) })
  if (time.slice(0, 10) === today.slice(0, 10)) return hour
  const form = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const
  return `${at.toLocaleDateString(lang, form)} ${hour}`
}

/** A day (`YYYY-MM-DD`) in full. */
export const sayDay = (day: string): string =>
  new Date(day).toLocaleDateString(lang, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** An instant as the clinic's clock shows it. */
export const sayInstant = (instant: number | string, { timeZone }: Clinic): string => {
  const time = wallTime(new Date(instant).getTime(), timeZone)
  return sayWallTime(time, wallTime(Date.now(), timeZone))
}

/** The same with its year, for what is read later. */
export const sayWhole = (instant: number | string, { timeZone }: Clinic): string => {
  const time = wallTime(new Date(instant).getTime(), timeZone)
  const hour = fill(words.time, { hour: time.slice(11, 13), minute: time.slice(14, 16) })
  return `${new Date(`${time}Z`).toLocaleDateString(lang, { timeZone: 'UTC', dateStyle: 'long' })} ${hour}`
}

/** The clock of the clinic now, to the second: said twice, it is told twice to a screen reader. */
export const sayNow = ({ timeZone }: Clinic): string =>
  new Date().toLocaleTimeString(lang, { timeZone })

/** When the clinic opens next, on another day than today; a day later at noon where it never does. */
export function nextOpening(now: number, clinic: Clinic): string {
  const today = wallTime(now, clinic.timeZone).slice(0, 10)
  for (let hours = 1; hours <= 14 * 24; hours += 1) {
    const opening = openingAt(now + hours * 3_600_000, clinic)
    if (opening && !opening.open && opening.date > today && opening.time)
      return `${opening.date}T${opening.time}`
  }
  return `${wallTime(now + 86_400_000, clinic.timeZone).slice(0, 10)}T12:00`
}
