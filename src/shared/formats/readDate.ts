import { isDay } from './date'
import { plainLetters } from './letters'

const PARTS = ['year', 'month', 'day'] as const
type Part = (typeof PARTS)[number]

/** A date as written: it may be impossible, and lack a year. */
export type WrittenDate = { year: number | undefined; month: number; day: number }

/** How dates are written: the order of their figures, and the numbers of months; of weekdays 0. */
export type DateForm = { order: readonly Part[]; numberOf(name: string): number | undefined }

/** The order is that of `language`; names are known in all languages. */
export function dateForm(language: string, ...others: readonly string[]): DateForm {
  const figures = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: 'UTC' })
  let names: Map<string, number> | undefined
  return {
    order: figures.formatToParts(0).flatMap(({ type }) => PARTS.filter((part) => part === type)),
    numberOf(name) {
      names ??= new Map([language, ...others].flatMap(namesIn))
      return names.get(plainLetters(name))
    },
  }
}

function namesIn(language: string): [string, number][] {
  const named = (form: Intl.DateTimeFormatOptions, time: number) =>
    plainLetters(
      new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(time),
    ).replace(/\P{L}+$/u, '')
  const widths = ['short', 'long'] as const
  // 1 January 2024 was a Monday.
  return Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
    widths.flatMap((width): [string, number][] => [
      [named({ weekday: width }, Date.UTC(2024, 0, 1 + index)), 0],
      [named({ month: width }, Date.UTC(2024, index)), index + 1],
    ]),
  )
}

/** Digits and names between blanks, dots, commas, slashes and dashes. */
const SIGNS = /^[\d\p{L}\s.,/\u2010-\u2015\u2212-]+$/u
const ORDINAL = /^(?:st|nd|rd|th|of)$/

/**
 * Reads a date as people type it: `14.10.2026`, `2026-10-14`, `14/10/26`, `14102026`,
 * `Wednesday, 14 October`, `14.10`. Undefined for other text.
 */
export function readDate(written: string, { order, numberOf }: DateForm): WrittenDate | undefined {
  if (!SIGNS.test(written)) return undefined
  const names = (written.match(/\p{L}+/gu) ?? []).filter((word) => !ORDINAL.test(word))
  const months = names.map(numberOf).filter((number) => number !== 0)
  // Eight digits need no signs.
  const apart = written
    .replace(/\b((?:19|20)\d\d)(\d\d)(\d\d)\b/, '$1 $2 $3')
    .replace(/\b(\d\d)(\d\d)(\d{4})\b/, '$1 $2 $3')
  const figures: string[] = apart.match(/\d+/g) ?? []
  const named = months[0]
  if (months.length > 1 || months.includes(undefined)) return undefined

  const hasYear = figures.length + months.length === 3
  const usual = figures[0]?.length === 4 ? PARTS : named ? (['day', 'year'] as const) : order
  const parts = usual.filter((part) => (part === 'month' ? !named : part === 'day' || hasYear))
  if (figures.length !== parts.length) return undefined
  const figureOf = (part: Part, form: RegExp) => form.exec(figures[parts.indexOf(part)] ?? '')?.[0]
  const year = figureOf('year', /^(?:\d\d){1,2}$/)
  const month = named ?? figureOf('month', /^\d\d?$/)
  const day = figureOf('day', /^\d\d?$/)
  if (!month || !day || (hasYear && !year)) return undefined
  const full = year === undefined ? undefined : Number(year.padStart(4, '20'))
  return { year: full, month: Number(month), day: Number(day) }
}

/** `YYYY-MM-DD`, possible or not. */
export const isoOf = (...parts: [year: number, month: number, day: number]): string =>
  parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')

/**
 * The day that a date means, if it exists. Without a year it is the nearest to `today`; a search
 * looks into no later year.
 */
export function dayMeant(date: WrittenDate, today: string, isSearch = false): string | undefined {
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: isSearch ? 9 : 17 }, (_, index) => thisYear - 8 + index)
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(today.slice(0, 10)))
  return (date.year === undefined ? years : [date.year])
    .map((year) => isoOf(year, date.month, date.day))
    .filter(isDay)
    .sort((one, other) => distance(one) - distance(other))[0]
}
