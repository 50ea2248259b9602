import { lang } from '../lib/words'

/** The further language whose words a file holds; undefined for any other file. */
export const languageOf = (file: string): string | undefined => {
  const language = /^locales\/([^/]+)\//.exec(file)?.[1]
  return language === lang ? undefined : language
}

/** A language's name as the clinic says it: `Englisch`. */
export const sayLanguage = (language: string): string =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(language) ?? language
