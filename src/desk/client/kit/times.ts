import { openingAt } from '../../../shared/formats/opening'
import type { Me } from '../../contract/contract'
import { fill, formatTag, words } from './text'

type Clinic = Me['clinic']

/** The local time of an instant: `YYYY-MM-DDTHH:MM`. */
export const wallTime = (instant: number, timeZone: string): string =>
  // The Swedish format is ISO without the T.
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T')

const dateText = (date: string, form: Intl.DateTimeFormatOptions): string =>
  new Date(date).toLocaleDateString(formatTag, { timeZone: 'UTC', ...form })

const hourText = (time: string): string =>
  fill(words.time, { hour: time.slice(11, 13), minute: time.slice(14, 16) })

/** A local time for display; without the date if it is today. */
export function wallTimeText(time: string, today: string): string {
  if (time.slice(0, 10) === today.slice(0, 10)) return hourText(time)
  const date = dateText(`${time}Z`, { weekday: 'long', day: 'numeric', month: 'long' })
  return `${date} ${hourText(time)}`
}

/** A day (`YYYY-MM-DD`) in full. */
export const dayText = (day: string): string =>
  dateText(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** An instant on the clinic's clock. */
export const instantText = (instant: number | string, { timeZone }: Clinic): string => {
  const time = wallTime(new Date(instant).getTime(), timeZone)
  return wallTimeText(time, wallTime(Date.now(), timeZone))
}

/** The same with its year. */
export const fullTimeText = (instant: number | string, { timeZone }: Clinic): string => {
  const time = wallTime(new Date(instant).getTime(), timeZone)
  return `${dateText(`${time}Z`, { dateStyle: 'long' })} ${hourText(time)}`
}

/** The clinic's time with seconds, so that screen readers announce repeated messages. */
export const clockText = ({ timeZone }: Clinic): string =>
  new Date().toLocaleTimeString(formatTag, { timeZone })

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
const order = numeric.formatToParts(0).flatMap(({ type }) => (type === 'literal' ? [] : type))

/** A day or wall time for a text field: `05.03.2030 14.30`; '' for ''. */
export function momentInput(moment: string): string {
  if (!moment) return ''
  const day = numeric.format(new Date(moment.slice(0, 10)))
  return moment.includes('T') ? `${day} ${hourText(moment)}` : day
}

/**
 * A day as typed in the language's order or as ISO, `YYYY-MM-DD`; with `hasTime` a wall time.
 * Without a year the next such day after `today`. Undefined if it is none.
 */
export function readMoment(typed: string, today: string, hasTime = false): string | undefined {
  const numbers = typed.match(/\d+/g) ?? []
  const [hour = '', minute = ''] = hasTime ? numbers.splice(-2) : []
  const isIso = numbers[0]?.length === 4
  const names = isIso ? ['year', 'month', 'day'] : order
  const used = numbers.length === 2 ? names.filter((name) => name !== 'year') : names
  if (numbers.length !== used.length) return undefined
  const part = (name: string) => numbers[used.indexOf(name)]?.padStart(2, '0') ?? ''
  const year = part('year') || today.slice(0, 4)
  const at = (of: string) => {
    const day = `${of.padStart(4, '20')}-${part('month')}-${part('day')}`
    return hasTime ? `${day}T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : day
  }
  const found = part('year') || at(year) >= today.slice(0, 10) ? at(year) : at(`${+year + 1}`)
  const instant = Date.parse(hasTime ? `${found}Z` : found)
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(found)
  return isReal ? found : undefined
}
