import { plainLetters } from '../shared/formats/letters.ts'
import { languages } from './languages.gen.ts'

/**
 * Words that editors write, by meaning: yes, no, units, fillers. An asterisk matches any characters.
 * Words of all languages are known.
 */
type Synonyms = typeof import('./languages/en/reading.json')

const synonyms = new Map(
  Object.entries(languages).map(([language, files]) => [
    language,
    files['reading.json'] as Synonyms,
  ]),
)

export const synonymLanguages: readonly string[] = [...synonyms.keys()]

/** A pattern, without anchors, that matches any word of a kind. */
export const anyOf = (kind: keyof Synonyms): string =>
  patternOf([...synonyms.values()].flatMap((words) => words[kind]))

/** A pattern of words with asterisks; longest first, because a word may begin with another one. */
export const patternOf = (words: readonly string[]) =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.+?^$(){}|[\]\\/]/g, '\\$&').replaceAll('*', '[^\\[\\]]*?'))
    .join('|')})`

/** True if the text is one of the words of a kind, ignoring case and diacritics. */
export function isOneOf(kind: keyof Synonyms, text: string): boolean {
  const whole = wholes.get(kind) ?? new RegExp(`^${plainLetters(anyOf(kind))}$`, 'u')
  wholes.set(kind, whole)
  return whole.test(plainLetters(text.trim()))
}

const wholes = new Map<keyof Synonyms, RegExp>()

/** The boolean that a word means. */
export function yesOrNo(written: string): 'true' | 'false' | undefined {
  const word = written.trim().toLowerCase()
  if (word === 'true' || isOneOf('yes', word)) return 'true'
  return word === 'false' || isOneOf('no', word) ? 'false' : undefined
}

const UNIT = new RegExp(`^[₺$€£]\\s*|\\s*(?:[₺$€£]|${anyOf('units')})\\.?$`, 'giu')

/**
 * The integer a price means: "1.500", "1 500 TL", "1.500,00". Undefined if ambiguous ("12,5",
 * "1500-2000").
 */
export function wholeNumberOf(written: string): number | undefined {
  const bare = written.replace(UNIT, '').replace(/,-$/, '').trim()
  const match = /^\+?(\d{1,3}(?:([.,_' \u00A0])\d{3}(?:\2\d{3})*)|\d+)(?:[.,]0{1,2})?$/.exec(bare)
  if (!match?.[1]) return undefined
  const whole = Number(match[1].replace(/\D/g, ''))
  return Number.isSafeInteger(whole) ? whole : undefined
}
