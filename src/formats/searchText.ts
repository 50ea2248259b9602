/**
 * Turkish text as people type it into a search: capitals or not, with or
 * without dots and cedillas, dotless i dotted. One rule for all: a letter is
 * what is left of it without its marks.
 */
const foldLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\u0131', 'i')

/** A text in the form in which all its spellings meet. */
export const fold = (text: string): string => Array.from(text, foldLetter).join('')

/** The words of a query, folded; empty for a query of blanks. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean)

/** A text as an address can carry it: folded, everything but letters and digits a hyphen. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export type TextPart = { text: string; found: boolean }

/**
 * Takes a text apart into what any of the folded words says and what stands
 * between. The parts together are the text; without a hit it is one part.
 */
export function partsFound(text: string, words: readonly string[]): TextPart[] {
  const letters = Array.from(text)
  const folded = letters.map(foldLetter)
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
