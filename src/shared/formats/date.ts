/**
 * Dates of the content are plain days, `YYYY-MM-DD`, handled as text: a Date has a time zone and
 * could shift the day.
 */

/** `2026-11-20` in the form `d.m.y` → `20.11.2026`; an impossible day as written. */
export function dateBy(form: string, isoDate: string): string {
  if (!isDay(isoDate)) return isoDate
  const [year = '', month = '', day = ''] = isoDate.split('-')
  return form.replace('d', day).replace('m', month).replace('y', year)
}

/** `2026-11-20` → `2026`. */
export const yearOf = (isoDate: string): string => isoDate.slice(0, 4)

/** Whether a value is a day that exists, `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  // Engines differ in what they make of 31 February.
  new Date(Date.parse(value) || 0).toISOString().startsWith(value)

const longForm: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/**
 * Writes days in words, `1 Ocak 2027` or by `form`, in UTC on every machine; an impossible one as
 * written. For many: making a format takes as long as a hundred uses.
 */
export function dateWriter(lang: string, form = longForm): (isoDate: string) => string {
  const format = new Intl.DateTimeFormat(lang, { ...form, timeZone: 'UTC' })
  return (isoDate) => (isDay(isoDate.slice(0, 10)) ? format.format(new Date(isoDate)) : isoDate)
}

const weekdayForm = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** Writes a day with its weekday and `form`; with the year if it is not that of `today`. */
export function dayWriter(lang: string, form: Intl.DateTimeFormatOptions = {}) {
  const near = dateWriter(lang, { ...weekdayForm, ...form })
  const far = dateWriter(lang, { ...weekdayForm, year: 'numeric', ...form })
  return (isoDate: string, today: string): string =>
    (yearOf(isoDate) === yearOf(today) ? near : far)(isoDate)
}

/** A day in words. */
export const dateInWords = (isoDate: string, lang: string, form = longForm): string =>
  dateWriter(lang, form)(isoDate)
