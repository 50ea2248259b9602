import { type ClinicPlace, readContent, readLocale } from '../../src/content/loading/read.ts'
import type { DocumentWords } from '../../src/desk/contract/documentWords.ts'
import type { EditorWords } from '../../src/editor/contract/editorWords.ts'
import type { Put } from './files.ts'
import { validatorMessages } from './validatorMessages.ts'

/** The words of a clinic's desk; `put` adds those of the editor, which fetches them. */
export function deskWords(place: ClinicPlace, put: Put): DocumentWords {
  const words: EditorWords = {
    texts: readLocale(place, 'editor'),
    messages: validatorMessages(place.language, 'form'),
  }
  const { country: region } = readContent(place, 'site')
  return {
    lang: place.language,
    formatTag: new Intl.Locale(place.language, { region }).toString(),
    desk: readLocale(place, 'desk'),
    editor: put('editor.json', JSON.stringify(words)),
  }
}
