import type { TextState } from './languageState.ts'
import { translationPath } from './translated.ts'

/** Words for a text, and what they were translated from; of no words, that there are none. */
export type Words = { from: string; words: string }

/** A text in one word: `content/services:services.implant.title`. */
export const contextOf = ({ kind, name, key }: Pick<TextState, 'kind' | 'name' | 'key'>): string =>
  `${kind === 'content' ? 'content/' : ''}${name}:${key}`

/** The two languages of an entry: the clinic's own, and that of the translation. */
export type Pair = { own: string; language: string }

/**
 * A language's files of translations as they are to be written, by their paths, in the
 * order of the clinic's own files: what `given` has for a text by its context, else what
 * stood there. Entries of texts that are gone go.
 */
export function translationFiles(
  { own, language }: Pair,
  texts: readonly TextState[],
  given: ReadonlyMap<string, Words>,
): Map<string, string> {
  const entries = new Map<string, Record<string, Record<string, string>>>()
  for (const text of texts) {
    const file = translationPath(language, text.kind, text.name)
    const all = entries.get(file) ?? {}
    entries.set(file, all)
    const kept = text.words !== undefined && { from: text.from ?? '', words: text.words }
    const { from, words } = given.get(contextOf(text)) ?? (kept || { from: '', words: '' })
    if (words !== '') all[text.key] = { [own]: from, [language]: words }
  }
  return new Map([...entries].map(([file, all]) => [file, `${JSON.stringify(all, null, 2)}\n`]))
}
