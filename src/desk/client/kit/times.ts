import { dateInWords, dayWriter, isDay } from '../../../shared/formats/date'
import { fill } from '../../../shared/formats/fill'
import { openingAt } from '../../../shared/formats/opening'
import { dateForm, dayMeant, readDate } from '../../../shared/formats/readDate'
import type { Me } from '../../contract/contract'
import { formatTag, words } from './text'

type Clinic = Me['clinic']

/** The local time of an instant: `YYYY-MM-DDTHH:MM`. */
export const wallTime = (instant: number, timeZone: string): string =>
  // The Swedish format is ISO without the T.
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T')

const dateText = (date: string, form: Intl.DateTimeFormatOptions): string =>
  dateInWords(date, formatTag, form)

const hourText = (time: string): string =>
  fill(words.time, { hour: time.slice(11, 13), minute: time.slice(14, 16) })

const weekdayText = dayWriter(formatTag)

/** A local time for display. `known`: the day or the year that is left out. */
export const wallTimeText = (time: string, known: string): string =>
  time.slice(0, 10) === known.slice(0, 10)
    ? hourText(time)
    : `${weekdayText(time.slice(0, 10), known)} ${hourText(time)}`

/** A day (`YYYY-MM-DD`) in full. */
export const dayText = (day: string): string => weekdayText(day, '')

/** An instant on the clinic's clock. */
export const instantText = (instant: number | string, { timeZone }: Clinic): string => {
  const time = wallTime(new Date(instant).getTime(), timeZone)
  return wallTimeText(time, wallTime(Date.now(), timeZone))
}

/** An instant without its weekday, always with its year. */
export const fullTimeText = (instant: number | string, { timeZone }: Clinic): string => {
  const time = wallTime(new Date(instant).getTime(), timeZone)
  return `${dateText(`${time}Z`, { dateStyle: 'long' })} ${hourText(time)}`
}

/** The clinic's time with seconds, so that screen readers announce repeated messages. */
export const clockText = ({ timeZone }: Clinic): string =>
  new Date().toLocaleTimeString(formatTag, { timeZone })

/** `45 dk`, `2 sa`, `1 sa 20 dk`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return fill(words.waited.minutes, { minutes })
  return fill(rest === 0 ? words.figures.hours : words.waited.hours, { hours, minutes: rest })
}

/** When the clinic opens next on another day; the next day at noon if it never does. */
export function nextOpening(now: number, clinic: Clinic): string {
  const today = wallTime(now, clinic.timeZone).slice(0, 10)
  for (let hours = 1; hours <= 14 * 24; hours += 1) {
    const opening = openingAt(now + hours * 3_600_000, clinic)
    if (opening && !opening.open && opening.date > today && opening.time)
      return `${opening.date}T${opening.time}`
  }
  return `${wallTime(now + 86_400_000, clinic.timeZone).slice(0, 10)}T12:00`
}

/** The language's digits and calendar fixed, as in text fields. */
const numeric = new Intl.DateTimeFormat(`${formatTag}-u-ca-gregory-nu-latn`, {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const form = dateForm(formatTag, 'tr', 'en', 'de')

/** How a day may be written. */
export const dayExample = dateText('2027-01-31', { dateStyle: 'long' })

/** A day or wall time for a text field: `05.03.2030 14.30`; as it is if there is no such day. */
export function momentInput(moment: string): string {
  const date = moment.slice(0, 10)
  if (!isDay(date)) return moment
  const day = numeric.format(new Date(date))
  return moment.includes('T') ? `${day} ${hourText(moment)}` : day
}

/** A typed day as `YYYY-MM-DD`, see `readDate` and `dayMeant`; undefined if it is none. */
export function readDay(typed: string, today: string, isSearch = false): string | undefined {
  const date = readDate(typed, form)
  return date && dayMeant(date, today, isSearch)
}

/** A typed day and time as `YYYY-MM-DDTHH:MM`. */
export function readMoment(typed: string, today: string): string | undefined {
  const [, date = '', hour = '', minute = ''] =
    /^(.*?)[\s,T]+([01]?\d|2[0-3])\D([0-5]?\d)\D*$/.exec(typed) ?? []
  const day = readDay(date, today)
  return day && `${day}T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}
