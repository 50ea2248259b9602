import type { LocaleTexts } from '../../content/localeTexts.gen'

/** The data block `words` of the desk's document, in the clinic's language. */
export type DocumentWords = {
  /** BCP 47. */
  lang: string
  /** With the clinic's country, which decides the order of a day's figures: `en-NL`. */
  formatTag: string
  desk: LocaleTexts['desk']
  /** Address of the editor's texts (`EditorWords`). */
  editor: string
}
