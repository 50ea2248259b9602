import { onceFor } from '../../shared/once.ts'
import { type Practice, suppliedEntries } from '../texts/engineTexts.ts'
import type { Pair } from './dictionary.ts'
import type { TextId, TextState } from './texts.ts'
import { translationPath } from './translated.ts'

/** A translation and its source text; empty: no translation. */
export type Words = { from: string; words: string }

/** A text's unique name: `content/services:services.implant.title`. */
export const contextOf = ({ kind, name, key }: TextId): string =>
  `${kind === 'content' ? 'content/' : ''}${name}:${key}`

/**
 * The updated translation files by path, in the order of the clinic's own files: entries from
 * `given` by context, else the existing ones. Entries of deleted texts are dropped, and those that
 * the engine supplies.
 */
export function translationFiles(
  { own, language, profession }: Pair & Practice,
  texts: readonly TextState[],
  given: ReadonlyMap<string, Words>,
): Map<string, string> {
  const entries = new Map<string, Record<string, Record<string, string>>>()
  const suppliedIn = onceFor((name: string) => suppliedEntries({ own, language, profession }, name))
  for (const text of texts) {
    const file = translationPath(language, text.kind, text.name)
    const all = entries.get(file) ?? {}
    entries.set(file, all)
    const { from = '', words = '' } = given.get(contextOf(text)) ?? text
    const supplied = text.kind === 'locale' && suppliedIn(text.name)[text.key]
    const isSupplied = supplied && supplied[own] === from && supplied[language] === words
    if (words !== '' && !isSupplied) all[text.key] = { [own]: from, [language]: words }
  }
  return new Map([...entries].map(([file, all]) => [file, `${JSON.stringify(all, null, 2)}\n`]))
}
