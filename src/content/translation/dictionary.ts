import type { Text } from './texts.ts'

/** A text in two languages by language code. */
export type Entry = Record<string, string>

export type Translated =
  | { state: 'current' | 'stale'; words: string; from: string }
  | { state: 'missing' }

export type Dictionary = (key: string, text: string) => Translated

/**
 * Looks texts up in a translation file, `{ "<key>": { "<own>": ..., "<language>": ... } }`; stale if
 * the source text has changed. Ignores empty entries and entries with other variables.
 */
export function dictionaryOf(
  file: unknown,
  own: string,
  language: string,
  texts: readonly Pick<Text, 'key' | 'text'>[],
): Dictionary {
  const today = new Set(texts.map(({ key, text }) => nameOf(key, text)))
  const entries = new Map<string, Entry>()
  // Items without ids match by their text, so that lists may be reordered.
  const bySource = new Map<string, Entry>()
  for (const [key, entry] of Object.entries(Object(file))) {
    if (!isEntry(entry, own, language)) continue
    entries.set(key, entry)
    bySource.set(nameOf(key, entry[own] ?? ''), entry)
  }
  return (key, text) => {
    const atPlace = entries.get(key)
    // The former text of this key has moved to another item.
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

/** A text's key without list positions, and the text. */
const nameOf = (key: string, text: string) => `${key.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')}\n${text}`

const slotsIn = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)|<\/?\w+>/g)].map(([tag, name]) => name ?? tag).sort()

/** Compares variables; `count` is optional, because a plural form may omit the number. */
export function sameSlots(text: string, words: string): boolean {
  const names = (slots: string[]) => [...new Set(slots)].filter((name) => name !== 'count').join()
  return names(slotsIn(text)) === names(slotsIn(words))
}
