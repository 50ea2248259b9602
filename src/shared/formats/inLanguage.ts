import { dateBy, dateInWords } from './date'

/* The clinic's own language has fixed formats; further languages use `Intl` with fixed digits and
   calendar. */

/** The BCP 47 tag for `Intl`; a live binding. */
export let formatTag = 'und'
/** Whether the page's language is not the clinic's own; a live binding. */
export let isFurther = false

/** Texts of a page without a translation, in the clinic's own language. */
export type OwnWords = { language: string; texts: readonly string[] }

let ownWords: OwnWords | undefined

/** How the clinic's own language writes days in figures, and those of reviews. */
const DAYS = { dayForm: 'd.m.y', reviewForm: 'd/m/y' }
let days = DAYS
let phones: Readonly<Record<string, string>> = {}

type Frame = {
  formatTag: string
  isFurther: boolean
  ownWords?: OwnWords
  /** Where they are not those of Turkish. */
  dayForm?: string
  phones?: Readonly<Record<string, string>>
}

/** Sets the language of all texts below; a page has one. */
export function writeIn(frame: Frame): void {
  ;({ formatTag, isFurther, ownWords } = frame)
  const { dayForm } = frame
  phones = frame.phones ?? {}
  days = dayForm ? { dayForm, reviewForm: dayForm } : DAYS
}

/** The `lang` of a text that is in another language than the page. */
export const langOf = (text: string): string | undefined =>
  ownWords?.texts.includes(text) ? ownWords.language : undefined

/** `20.11.2026`; in words in a further language. */
export const dayText = (isoDate: string): string =>
  isFurther ? dateInWords(isoDate, formatTag) : dateBy(days.dayForm, isoDate)

/** The day of a review: `20/11/2026`; in words in a further language. */
export const reviewDayText = (isoDate: string): string =>
  isFurther ? dateInWords(isoDate, formatTag) : dateBy(days.reviewForm, isoDate)

/** `+90 212 000 00 00`; as dialled inside the country in texts for it. */
export const phoneText = (phone: string): string => phones[phone] ?? phone

/** `14000`; grouped in a further language. */
export const figureText = (value: number): string | number =>
  isFurther ? value.toLocaleString(formatTag) : value

/** A fact in the clinic's own script, isolated from the sentence around it (Unicode, isolates). */
export const factText = (text: string): string => (isFurther ? `\u2068${text}\u2069` : text)
