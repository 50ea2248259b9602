import { dateBy, dateInWords } from './date'

/* The clinic's own language has fixed formats; further languages use `Intl` with fixed digits and
   calendar. */

/** Texts of a page without a translation, in the clinic's own language. */
export type OwnWords = { language: string; texts: readonly string[] }

/** How the clinic's own language writes days in figures, and those of reviews. */
const DAYS = { dayForm: 'd.m.y', reviewForm: 'd/m/y' }

export type LanguageFacts = {
  /** The BCP 47 tag for `Intl`. */
  formatTag: string
  /** Whether it is the clinic's own language. */
  isOwn: boolean
  ownWords?: OwnWords
  /** How the clinic's own language writes days in figures, unless it is Turkish. */
  dayForm?: string
  /** Numbers as dialled inside the country by the international ones, in texts for it but Turkish. */
  phones?: Readonly<Record<string, string>>
}

/** How a page of a language writes days, numbers and facts. */
export function formatsIn(facts: LanguageFacts) {
  const { formatTag, isOwn, ownWords, dayForm, phones = {} } = facts
  const days = dayForm ? { dayForm, reviewForm: dayForm } : DAYS
  const written = (form: string) => (isoDate: string) =>
    isOwn ? dateBy(form, isoDate) : dateInWords(isoDate, formatTag)
  return {
    formatTag,
    /** The attributes of a text that is in another language than the page, which marks it. */
    foreign: (text: string) =>
      ownWords?.texts.includes(text)
        ? { lang: ownWords.language, 'data-foreign': ownWords.language.toUpperCase() }
        : undefined,
    /** `20.11.2026`; in words in a further language. */
    dayText: written(days.dayForm),
    /** The day of a review: `20/11/2026`; in words in a further language. */
    reviewDayText: written(days.reviewForm),
    /** `+90 212 000 00 00`; as dialled inside the country in texts for it. */
    phoneText: (phone: string): string => phones[phone] ?? phone,
    /** `14000`; grouped in a further language. */
    figureText: (value: number): string | number =>
      isOwn ? value : value.toLocaleString(formatTag),
    /** A fact in the clinic's own script, isolated from the sentence around it (Unicode, isolates). */
    factText: (text: string): string => (isOwn ? text : `\u2068${text}\u2069`),
  }
}
