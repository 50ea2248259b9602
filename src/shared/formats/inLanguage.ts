import { dateInWords, dateWithDots, dateWithSlashes } from './date'

/* The clinic's own language has fixed formats; further languages use `Intl` with fixed digits
   and calendar. Build constants choose (`languageValues`), so that a page carries one of the
   two. */

/** `20.11.2026`; in words in a further language. */
export const dayText = (isoDate: string): string =>
  import.meta.env.FURTHER_LANGUAGE
    ? dateInWords(isoDate, import.meta.env.LANGUAGE_TAG)
    : dateWithDots(isoDate)

/** The day of a review: `20/11/2026`; in words in a further language. */
export const reviewDayText = (isoDate: string): string =>
  import.meta.env.FURTHER_LANGUAGE
    ? dateInWords(isoDate, import.meta.env.LANGUAGE_TAG)
    : dateWithSlashes(isoDate)

/** `14000`; grouped in a further language. */
export const figureText = (value: number): string | number =>
  import.meta.env.FURTHER_LANGUAGE ? value.toLocaleString(import.meta.env.LANGUAGE_TAG) : value

/** A price without its unit: `1500 - 2000`. */
export const priceText = (price: Price): string | undefined =>
  import.meta.env.FURTHER_LANGUAGE ? formatPrice(price, figureText) : formatPrice(price)

/** A fact in the clinic's own script, isolated from the sentence around it (Unicode, isolates). */
export const factText = (text: string): string =>
  import.meta.env.FURTHER_LANGUAGE ? `\u2068${text}\u2069` : text

/** In whole units of the clinic's currency; both bounds or neither. */
export type Price = { min?: number; max?: number }

/** `1500 - 2000`, or `1500` for equal bounds, formatted by `write`; undefined without a price. */
export function formatPrice(
  { min, max }: Price,
  write: (value: number) => string | number = String,
): string | undefined {
  if (min === undefined || max === undefined) return undefined
  return min === max ? `${write(min)}` : `${write(min)} - ${write(max)}`
}
