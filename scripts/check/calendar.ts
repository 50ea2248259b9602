import { spokenLanguage } from './language.ts'

const DATES = [
  /^(?<year>\d{4})[-./ ](?<month>\d{1,2})[-./ ](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-./ ](?<month>\d{1,2})[-./ ](?<year>\d{4})$/,
  /^(?<day>\d{1,2}) (?<name>\p{L}+) (?<year>\d{4})$/u,
]

/** The name of a month, 1 to 12, in the language that is spoken. */
export function monthName(month: number): string {
  const format = new Intl.DateTimeFormat(spokenLanguage(), { month: 'long', timeZone: 'UTC' })
  return format.format(Date.UTC(2024, month - 1))
}

function monthNamed(word: string): number {
  const lower = (text: string) => text.toLocaleLowerCase(spokenLanguage())
  const months = Array.from({ length: 12 }, (_, index) => lower(monthName(index + 1)))
  return months.indexOf(lower(word)) + 1
}

/** Days of a month, 1 to 12. */
export const daysIn = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Reads a date in the orders people write it: 2026-10-14, 14.10.2026, 14/10/2026, 14 Ekim 2026. */
export function readDate(
  written: string,
): { year: number; month: number; day: number; iso: string } | undefined {
  for (const form of DATES) {
    const groups = form.exec(written.trim())?.groups
    if (!groups) continue
    const month = groups.name ? monthNamed(groups.name) : Number(groups.month)
    if (groups.name && month === 0) return undefined
    const [year, day] = [Number(groups.year), Number(groups.day)]
    const iso = [groups.year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
      '-',
    )
    return { year, month, day, iso }
  }
  return undefined
}
