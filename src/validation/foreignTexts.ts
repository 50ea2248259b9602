import words from './commonWords.json' with { type: 'json' }
import { leavesOf } from './jsonPath.ts'
import { baseOf, languageName, message } from './messages.ts'
import { isShown, labelOf, placeOf, type Task } from './task.ts'
import type { Doc } from './types.ts'

/** Words that most texts of a language have and no text of another one, by language. */
const commonWords = new Map(Object.entries(words))

/** From this number on it is no quotation, and keeps the site from being published. */
const MANY = 10

/** The language of which a text has at least two common words, if it has none of its own. */
function languageOf(text: string, own: string): string | undefined {
  const words = new Set(text.toLocaleLowerCase(own).match(/\p{L}+/gu))
  const count = (language: string) =>
    (commonWords.get(language) ?? []).filter((word) => words.has(word)).length
  if (count(own) > 0) return undefined
  return [...commonWords.keys()].find((language) => language !== own && count(language) > 1)
}

/** The texts that are written in another language than the clinic's. */
export function foreignTasks(docs: Iterable<Doc>): Task[] {
  const found = [...docs].flatMap((doc) => {
    if (doc.role.kind === 'translation') return []
    return leavesOf(doc).flatMap(({ path, value, schema }) => {
      if (typeof value !== 'string') return []
      if (doc.role.kind === 'content' && !schema?.translate) return []
      const language = languageOf(value, baseOf(doc.role.language))
      return language ? [{ doc, path, language }] : []
    })
  })
  const isForeignSite = found.filter(({ doc, path }) => isShown(doc, path)).length >= MANY
  return found.map(({ doc, path, language }) => {
    const words = { language: languageName(language), own: languageName(doc.role.language) }
    const text = [labelOf(doc, path), message('publish.foreign', words)].filter(Boolean).join(': ')
    const blocks = isForeignSite && isShown(doc, path)
    return { blocks, group: 'foreign', place: placeOf(doc, path), text }
  })
}
