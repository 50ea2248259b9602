/**
 * Dates of the content are plain days, `YYYY-MM-DD`. They are taken apart as
 * text: a Date object would bring a time zone with it and could move the day.
 */

/** The day's parts as printed: four digits, two digits, two digits. Throws on anything but `YYYY-MM-DD`. */
function partsOf(isoDate: string): { year: string; month: string; day: string } {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? []
  if (!year || !month || !day) throw new Error(`"${isoDate}" is not a date in the form YYYY-MM-DD`)
  return { year, month, day }
}

/** `2026-11-20` → `20/11/2026`. */
export function dateWithSlashes(isoDate: string): string {
  const { year, month, day } = partsOf(isoDate)
  return `${day}/${month}/${year}`
}

/** `2026-11-20` → `20.11.2026`. */
export function dateWithDots(isoDate: string): string {
  const { year, month, day } = partsOf(isoDate)
  return `${day}.${month}.${year}`
}

/** `2026-11-20` → `2026`. */
export const yearOf = (isoDate: string): string => partsOf(isoDate).year

/**
 * A plain day in words of a language, `1 Ocak 2027` or what `form` asks for.
 * The same on every machine: the day is read and told in UTC.
 */
export const dateInWords = (
  isoDate: string,
  lang: string,
  form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string => new Date(isoDate).toLocaleDateString(lang, { ...form, timeZone: 'UTC' })
