import { placeholdersIn } from '../../shared/formats/fill.ts'
import { once } from '../../shared/once.ts'
import type { Text } from './texts.ts'

/** A text in two languages by language code. */
export type Entry = Record<string, string>

/** `entry`: the key of the entry, which may be that of another record. */
export type Translated =
  | { state: 'current' | 'stale'; words: string; from: string; entry: string }
  | { state: 'missing' }

/** The clinic's own language and a further one. */
export type Pair = { own: string; language: string }

export type Dictionary = (key: string, text: string) => Translated

/**
 * Looks texts up in a translation file, `{ "<key>": { "<own>": ..., "<language>": ... } }`; stale if
 * the source text has changed. `fieldOf` is the field of a key: another record's translation of the
 * same words in the same field is current too. Ignores empty entries.
 */
export function dictionaryOf(
  file: unknown,
  { own, language }: Pair,
  texts: readonly Pick<Text, 'key' | 'text'>[],
  fieldOf: (key: string) => string = (key) => key,
): Dictionary {
  const entries = new Map<string, Found>()
  // Items without ids match by their text, so that lists may be reordered.
  const bySource = new Map<string, Found>()
  for (const [key, entry] of Object.entries(Object(file))) {
    if (!isEntry(entry, own, language)) continue
    const from = entry[own] ?? ''
    const found = { key, from, words: entry[language] ?? '' }
    entries.set(key, found)
    bySource.set(nameOf(key, from), found)
  }
  // Complete translations need neither.
  const today = once(() => new Set(texts.map(({ key, text }) => nameOf(key, text))))
  const byField = once(
    () =>
      new Map(
        [...entries.values()].map((found) => [nameOf(fieldOf(found.key), found.from), found]),
      ),
  )
  /** The entry of a key, unless its former text has moved to another item. */
  const atPlace = (key: string) => {
    const found = entries.get(key)
    return found && today().has(nameOf(key, found.from)) ? undefined : found
  }
  return (key, text) => {
    const same = bySource.get(nameOf(key, text)) ?? byField().get(nameOf(fieldOf(key), text))
    const found = same ?? atPlace(key)
    if (!found) return { state: 'missing' }
    const { key: entry, from, words } = found
    return { state: from === text ? 'current' : 'stale', words, from, entry }
  }
}

type Found = { key: string; from: string; words: string }

const isEntry = (entry: unknown, own: string, language: string): entry is Entry => {
  const { [own]: from, [language]: words } = Object(entry)
  return typeof from === 'string' && typeof words === 'string' && words.trim() !== ''
}

/** A text's key without list positions, and the text. */
const nameOf = (key: string, text: string) => `${key.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')}\n${text}`

/** Compares variables. A plural form may omit the number. */
export function sameSlots(text: string, words: string, isPlural: boolean): boolean {
  const names = (written: string) => {
    const all = placeholdersIn(written).map(({ name }) => name)
    return [...new Set(all)]
      .filter((name) => !isPlural || name !== 'count')
      .sort()
      .join()
  }
  return names(text) === names(words)
}
