/** Letters that are no plain letter with a mark, and what people type for them. */
const OTHERS: Record<string, string> = {
  '\u0131': 'i',
  '\u00df': 'ss',
  '\u00e6': 'ae',
  '\u0153': 'oe',
  '\u00f8': 'o',
  '\u0142': 'l',
  '\u0111': 'd',
}

/**
 * A text without the marks of its letters, its capitals kept, of whatever language:
 * a letter is what is left of it without dots, cedillas and umlauts (in German too,
 * where some would write `ae`: one rule serves search, addresses and file names).
 */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u0131\u00df\u00e6\u0153\u00f8\u0142\u0111]/g, (letter) => OTHERS[letter] ?? letter)

/** A text in the small letters in which all its spellings meet. */
export const plainLetters = (text: string): string => withoutMarks(text.toLowerCase())
