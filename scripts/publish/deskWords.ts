import type { Site } from '../../src/content/site/site.ts'
import { engineTexts } from '../../src/content/texts/texts.gen.ts'
import type { DocumentWords } from '../../src/desk/contract/documentWords.ts'
import type { EditorWords } from '../../src/editor/contract/editorWords.ts'
import type { Put } from './files.ts'
import { validatorMessages } from './validatorMessages.ts'

/** The words of a clinic's desk; `put` adds those of the editor, which fetches them. */
export function deskWords({ language, site, texts }: Site, put: Put): DocumentWords {
  const words: EditorWords = {
    texts: texts.editor,
    messages: validatorMessages(language, 'form'),
    engine: engineTexts,
  }
  return {
    lang: language,
    formatTag: new Intl.Locale(language, { region: site.country }).toString(),
    desk: texts.desk,
    editor: put('editor.json', JSON.stringify(words)),
  }
}
