import type { Path } from './contract'
import { partOf, type Subject } from './subjects'
import { texts } from './words'

/** The texts that are no content have an index of their own. */
export const wordingSubject: Subject = {
  name: 'wording',
  file: '',
  title: texts.wording.heading,
  help: texts.wording.intro,
}

/** So has what the site says in its further languages. */
export const translationsSubject: Subject = {
  name: 'translations',
  file: '',
  title: texts.translations.heading,
  help: texts.translations.intro,
}

/** Whether a subject is about translations: all of them, or one language. */
export const isTranslations = (subject: string) =>
  subject.split(':')[0] === translationsSubject.name

/** Where the way back from a subject leads. */
export const above = (subject: string, isWording: boolean) =>
  isWording
    ? wordingSubject.name
    : isTranslations(subject) && partOf(subject)
      ? translationsSubject.name
      : ''

/** Whether the form of a subject has the field of a place. */
export const partHas = (subject: string, [first]: Path) =>
  partOf(subject) === undefined || partOf(subject) === first
