/** Letters that do not decompose, with the plain spelling of each. */
const OTHERS: Record<string, string> = {
  '\u0131': 'i',
  '\u00df': 'ss',
  '\u00e6': 'ae',
  '\u0153': 'oe',
  '\u00f8': 'o',
  '\u0142': 'l',
  '\u0111': 'd',
  // Arabic: ta marbuta and ha, alif maqsura and ya are written for each other; tatweel is ornament.
  '\u0629': '\u0647',
  '\u0649': '\u064a',
  '\u0640': '',
}

/**
 * Removes diacritics, keeps capitals. One rule for search, addresses and file names (in German
 * too, without `ae`).
 */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(
      /[\u0131\u00df\u00e6\u0153\u00f8\u0142\u0111\u0629\u0649\u0640]/g,
      (letter) => OTHERS[letter] ?? letter,
    )

/** The lower-case form shared by all spellings. */
export const plainLetters = (text: string): string => withoutMarks(text.toLowerCase())
