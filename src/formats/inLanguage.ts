import { dateInWords, dateWithDots, dateWithSlashes } from './date'
import { formatPrice, type Price } from './price'

/*
 * What the clinic's own language writes as is specified, and a further one by `Intl`, with
 * digits and a calendar that are the same in Node and in browsers. Which of the two a build
 * makes it says itself (`languageValues`), so that no page carries the other's way.
 */

/** A day of the content: `20.11.2026`, in a further language in its words. */
export const dayText = (isoDate: string): string =>
  import.meta.env.FURTHER_LANGUAGE
    ? dateInWords(isoDate, import.meta.env.LANGUAGE_TAG)
    : dateWithDots(isoDate)

/** The day of a review: `20/11/2026`, in a further language in its words. */
export const reviewDayText = (isoDate: string): string =>
  import.meta.env.FURTHER_LANGUAGE
    ? dateInWords(isoDate, import.meta.env.LANGUAGE_TAG)
    : dateWithSlashes(isoDate)

/** A figure: `14000`, in a further language as that groups it. */
export const figureText = (value: number): string | number =>
  import.meta.env.FURTHER_LANGUAGE ? value.toLocaleString(import.meta.env.LANGUAGE_TAG) : value

/** A price without its unit: `1500 - 2000`, its figures as the language writes them. */
export const priceText = (price: Price): string | undefined =>
  import.meta.env.FURTHER_LANGUAGE ? formatPrice(price, figureText) : formatPrice(price)

/** A fact in the clinic's own letters, its full stops with it, in whatever sentence it stands (Unicode, isolates). */
export const factText = (text: string): string =>
  import.meta.env.FURTHER_LANGUAGE ? `\u2068${text}\u2069` : text
