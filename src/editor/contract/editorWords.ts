import type { LocaleTexts } from '../../content/localeTexts.gen'

/** Messages of the validator: language, file, texts. */
export type Messages = Record<string, Record<string, object>>

/** What the editor reads in the clinic's language: its own texts and the validator's messages. */
export type EditorWords = {
  texts: LocaleTexts['editor']
  messages: Messages
}
