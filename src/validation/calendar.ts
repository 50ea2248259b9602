import { plainLetters } from '../shared/formats/letters.ts'
import { currentLanguage } from './messages.ts'
import { synonymLanguages } from './synonyms.ts'

const DATES = [
  /^(?<year>\d{4})[-./ ](?<month>\d{1,2})[-./ ](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-./ ](?<month>\d{1,2})[-./ ](?<year>\d{4})$/,
  /^(?<day>\d{1,2})\.? (?<name>\p{L}+) (?<year>\d{4})$/u,
]

/** A month's name (1 to 12) in the current language. */
export const monthName = (month: number): string => monthIn(currentLanguage(), month)

const monthIn = (language: string, month: number) =>
  named(language, { month: 'long' }, Date.UTC(2024, month - 1))

/** The month of a name in any known language; 0 if none. */
function monthNamed(word: string): number {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  const isNamed = (month: number) =>
    synonymLanguages.some((language) => sameWord(monthIn(language, month), word))
  return months.find(isNamed) ?? 0
}

/** True for a weekday's name in any known language. */
export const isWeekday = (word: string): boolean =>
  synonymLanguages.some((language) =>
    Array.from({ length: 7 }, (_, day) =>
      named(language, { weekday: 'long' }, Date.UTC(2024, 0, 1 + day)),
    ).some((name) => sameWord(name, word)),
  )

const named = (language: string, part: Intl.DateTimeFormatOptions, time: number) =>
  new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(time)

const sameWord = (one: string, other: string) => plainLetters(one) === plainLetters(other)

/** Days of a month, 1 to 12. */
export const daysIn = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Parses 2026-10-14, 14.10.2026, 14/10/2026 and 14 Ekim 2026; undefined for other text. */
export function readDate(written: string) {
  for (const form of DATES) {
    const groups = form.exec(written.trim())?.groups
    if (!groups) continue
    const month = groups.name ? monthNamed(groups.name) : Number(groups.month)
    if (groups.name && month === 0) return undefined
    const [year, day] = [Number(groups.year), Number(groups.day)]
    const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'))
    return { year, month, day, iso: `${groups.year}-${mm}-${dd}` }
  }
  return undefined
}
