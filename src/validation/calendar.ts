import { dateForm, isoOf, readDate } from '../shared/formats/readDate.ts'
import { currentLanguage } from './messages.ts'
import { synonymLanguages } from './synonyms.ts'

/** A month's name (1 to 12) in the current language. */
export const monthName = (month: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1),
  )

/** Days of a month, 1 to 12. */
export const daysIn = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** All countries of the project write the day first. */
const form = dateForm('en-GB', ...synonymLanguages)

/** Reads a date with its full year, possible or not; undefined for other text. */
export function fullDate(written: string) {
  const date = /\d{4}/.test(written) ? readDate(written, form) : undefined
  if (date?.year === undefined) return undefined
  const { year, month, day } = date
  return { year, month, day, iso: isoOf(year, month, day) }
}
