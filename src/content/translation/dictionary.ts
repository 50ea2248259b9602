import type { Text } from './texts.ts'

/** A text in two languages: the clinic's own words, and what they were translated to. */
export type Entry = Record<string, string>

/** The words of a text in another language. */
export type Translated =
  | { state: 'current' | 'stale'; words: string; from: string }
  | { state: 'missing' }

/** What a file of translations says of a text. */
export type Dictionary = (key: string, text: string) => Translated

/**
 * Looks texts up in a file of translations, `{ "<key>": { "<own>": …, "<language>": … } }`.
 * An entry holds for the very words that were translated: of others it is stale. An item
 * of a list without ids is known by its words, so that a list may change its order. An
 * entry that is empty, or does not keep the text's variables, is none. `own` and
 * `language` are the codes of the two languages, `texts` all that the file says today.
 */
export function dictionaryOf(
  file: unknown,
  own: string,
  language: string,
  texts: readonly Pick<Text, 'key' | 'text'>[],
): Dictionary {
  const today = new Set(texts.map(({ key, text }) => nameOf(key, text)))
  const entries = new Map<string, Entry>()
  const bySource = new Map<string, Entry>()
  for (const [key, entry] of Object.entries(Object(file))) {
    if (!isEntry(entry, own, language)) continue
    entries.set(key, entry)
    bySource.set(nameOf(key, entry[own] ?? ''), entry)
  }
  return (key, text) => {
    const atPlace = entries.get(key)
    // What stood at this place and has moved on belongs to another item.
    const hasMoved = atPlace && today.has(nameOf(key, atPlace[own] ?? ''))
    const entry = bySource.get(nameOf(key, text)) ?? (hasMoved ? undefined : atPlace)
    const from = entry?.[own]
    const words = entry?.[language]
    if (from === undefined || words === undefined || !sameSlots(text, words))
      return { state: 'missing' }
    return { state: from === text ? 'current' : 'stale', words, from }
  }
}

const isEntry = (entry: unknown, own: string, language: string): entry is Entry => {
  const { [own]: from, [language]: words } = Object(entry)
  return typeof from === 'string' && typeof words === 'string' && words.trim() !== ''
}

/** Where a text stands, whatever its place in a list, and what it says. */
const nameOf = (key: string, text: string) => `${key.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')}\n${text}`

const slotsIn = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)|<\/?\w+>/g)].map(([tag, name]) => name ?? tag).sort()

/** One text may need no number where the other says it: of the rest each has what the other has. */
export function sameSlots(text: string, words: string): boolean {
  const names = (slots: string[]) => [...new Set(slots)].filter((name) => name !== 'count').join()
  return names(slotsIn(text)) === names(slotsIn(words))
}
