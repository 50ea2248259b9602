import { plainLetters } from './letters.ts'

/** The words of a query, folded; empty for a query of blanks. */
export const wordsOf = (query: string): string[] => plainLetters(query).split(/\s+/).filter(Boolean)

/** A text as an address can carry it: folded, everything but letters and digits a hyphen. */
export const slugOf = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export type TextPart = { text: string; found: boolean }

/**
 * Takes a text apart into what any of the folded words says and what stands
 * between. The parts together are the text; without a hit it is one part.
 */
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

/** Where the word that begins at `start` ends, as an index of letters; a letter may fold to none or several. */
function endOf(word: string, folded: readonly string[], start: number): number | undefined {
  if (!folded[start]) return undefined
  let said = ''
  let end = start
  while (said.length < word.length && end < folded.length) said += folded[end++]
  if (said !== word) return undefined
  // Marks that follow their letter belong to it.
  while (end < folded.length && folded[end] === '') end++
  return end
}
