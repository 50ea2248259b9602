import { readAmount } from '../shared/formats/amount.ts'
import { plainLetters } from '../shared/formats/letters.ts'
import { languages } from './languages.gen.ts'
import { FALLBACK } from './messageFiles.ts'
import { baseOf } from './messages.ts'

/**
 * Words that editors write, by meaning: yes, no, units, fillers. An asterisk matches any characters.
 * Words of all languages are known, unless a text is judged by its own.
 */
type Synonyms = typeof import('./languages/en/reading.json')

const synonyms = new Map(
  Object.entries(languages).map(([language, files]) => [
    language,
    files['reading.json'] as Synonyms,
  ]),
)

export const synonymLanguages: readonly string[] = [...synonyms.keys()]

/**
 * A pattern, without anchors, that matches any word of a kind; of texts in `language` those of the
 * language and the English ones of programs and templates.
 */
export const anyOf = (kind: keyof Synonyms, language?: string): string =>
  patternOf(
    [...synonyms].flatMap(([code, words]) =>
      language === undefined || [FALLBACK, baseOf(language)].includes(code) ? words[kind] : [],
    ),
  )

/** A pattern of words with asterisks; longest first, because a word may begin with another one. */
export const patternOf = (words: readonly string[]) =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.+?^$(){}|[\]\\/]/g, '\\$&').replaceAll('*', '[^\\[\\]]*?'))
    .join('|')})`

/** True if the text is one of the words of a kind, ignoring case and diacritics. */
export function isOneOf(kind: keyof Synonyms, text: string, language?: string): boolean {
  const name = `${kind} ${language}`
  const whole = wholes.get(name) ?? new RegExp(`^${plainLetters(anyOf(kind, language))}$`, 'u')
  wholes.set(name, whole)
  return whole.test(plainLetters(text.trim()))
}

const wholes = new Map<string, RegExp>()

/** The boolean that a word means. */
export function yesOrNo(written: string): 'true' | 'false' | undefined {
  const word = written.trim().toLowerCase()
  if (word === 'true' || isOneOf('yes', word)) return 'true'
  return word === 'false' || isOneOf('no', word) ? 'false' : undefined
}

const UNIT = new RegExp(`\\s*${anyOf('units')}\\.?$`, 'iu')

/** The integer that an amount or count means: "1.500 TL", "30 days"; undefined if ambiguous. */
export const wholeNumberOf = (written: string): number | undefined =>
  readAmount(written.replace(UNIT, '').replace(/^\+/, ''), { decimals: 0, point: ',' })
