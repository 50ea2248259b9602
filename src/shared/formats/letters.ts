/** Letters that do not decompose, with the plain spelling of each. */
const OTHERS: Record<string, string> = {
  '\u0131': 'i',
  '\u00df': 'ss',
  '\u00e6': 'ae',
  '\u0153': 'oe',
  '\u00f8': 'o',
  '\u0142': 'l',
  '\u0111': 'd',
  '\u00f0': 'd',
  '\u00fe': 'th',
  '\u0127': 'h',
  '\u0259': 'e',
  // Arabic: ta marbuta and ha, alif maqsura and ya are written for each other; tatweel is ornament.
  '\u0629': '\u0647',
  '\u0649': '\u064a',
  '\u0640': '',
  // Persian and Urdu keyboards have their own kaf, ya and ha.
  '\u06a9': '\u0643',
  '\u06cc': '\u064a',
  '\u06c1': '\u0647',
  '\u06be': '\u0647',
  '\u06d5': '\u0647',
  '\u0671': '\u0627',
}
const others = new RegExp(`[${Object.keys(OTHERS).join('')}]`, 'g')

/**
 * Removes diacritics and invisible characters, replaces ligatures and full-width forms, keeps
 * capitals. One rule for search, addresses and file names (in German too, without `ae`).
 */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{DI}]/gu, '')
    .replace(others, (letter) => OTHERS[letter] ?? letter)

/** The lower-case form shared by all spellings. */
export const plainLetters = (text: string): string =>
  withoutMarks(text.normalize('NFKC').toLowerCase())
