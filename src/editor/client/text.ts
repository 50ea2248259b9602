import { receiveTexts } from '../../content/texts/engineTexts'
import { languageNameIn } from '../../content/translation/writing'
import { editorWords } from '../../desk/client/kit/editorWords'
import { lang } from '../../desk/client/kit/text'
import type { EditorWords } from '../contract/editorWords'

/** Fetched before this chunk: the desk does not load them. */
export const { texts, messages, engine } = editorWords() as EditorWords
receiveTexts(engine)

/** The translation language of a locale file; undefined for any other file. */
export const languageOf = (file: string): string | undefined => {
  const language = /^locales\/([^/]+)\//.exec(file)?.[1]
  return language === lang ? undefined : language
}

/** A language's name in the clinic's language: `Englisch`. */
export const languageName = (language: string): string => languageNameIn(lang, language)
