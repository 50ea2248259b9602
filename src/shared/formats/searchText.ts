import { plainLetters } from './letters.ts'

/** The folded words of a query; empty for a blank one. */
export const wordsOf = (query: string): string[] => plainLetters(query).split(/\s+/).filter(Boolean)

/** A URL slug: folded, hyphens between letters and digits. */
export const slugOf = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export type TextPart = { text: string; found: boolean }

/** Splits a text into hits of the folded words and the rest, in order. */
export function partsFound(text: string, words: readonly string[]): TextPart[] {
  const letters = Array.from(text)
  const folded = letters.map(plainLetters)
  const found = letters.map(() => false)
  for (const word of words) {
    for (let start = 0; start < letters.length; start++) {
      const end = endOf(word, folded, start)
      if (end !== undefined) found.fill(true, start, end)
    }
  }
  const parts: TextPart[] = []
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1)
    if (last && last.found === found[index]) last.text += letter
    else parts.push({ text: letter, found: found[index] ?? false })
  }
  return parts
}

/** The index after the word that begins at `start`; a letter may fold to none or several. */
function endOf(word: string, folded: readonly string[], start: number): number | undefined {
  if (!folded[start]) return undefined
  let said = ''
  let end = start
  while (said.length < word.length && end < folded.length) said += folded[end++]
  if (said !== word) return undefined
  // Includes trailing combining marks.
  while (end < folded.length && folded[end] === '') end++
  return end
}
