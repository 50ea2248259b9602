import type { LocaleTexts } from '../../content/localeTexts.gen'

/** Messages of the validator: language, file, texts. */
export type Messages = Record<string, Record<string, object>>

/** The engine's interface texts: language, file, texts. */
export type EngineTexts = Record<string, Record<string, object>>

/**
 * What the editor reads in the clinic's language: its own texts and the validator's messages; and the
 * interface texts of all languages.
 */
export type EditorWords = {
  texts: LocaleTexts['editor']
  messages: Messages
  engine: EngineTexts
}
