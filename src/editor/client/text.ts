import texts from 'virtual:locale/editor'
import { lang } from '../../desk/client/kit/text'

/** A chunk of its own: the desk does not load it. */
export { texts }

/** The translation language of a locale file; undefined for any other file. */
export const languageOf = (file: string): string | undefined => {
  const language = /^locales\/([^/]+)\//.exec(file)?.[1]
  return language === lang ? undefined : language
}

/** A language's name in the clinic's language: `Englisch`. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(language) ?? language
