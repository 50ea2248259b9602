import { plainLetters } from '../../src/formats/letters.ts'
import { languages } from './languages.gen.ts'

/**
 * Words that editors write, by what is read in them: yes and no, units beside a number,
 * what only fills a place. An asterisk stands for any letters and signs. Whatever the
 * clinic's language, those of all languages are understood; claims alone are judged by
 * the language of the text.
 */
type Reading = Record<
  | 'yes'
  | 'no'
  | 'and'
  | 'hour'
  | 'stars'
  | 'units'
  | 'thousand'
  | 'mail'
  | 'picture'
  | 'filler'
  | 'nothing'
  | 'sample'
  | 'claims',
  string[]
>

const readings = new Map(
  Object.entries(languages).map(([language, files]) => [
    language,
    files['reading.json'] as Reading,
  ]),
)

/** The languages whose words are understood. */
export const readLanguages: readonly string[] = [...readings.keys()]

/** A pattern, without anchors, that fits any of the words of a kind. */
export const anyOf = (kind: keyof Reading): string =>
  patternOf([...readings.values()].flatMap((words) => words[kind]))

/** Of the words of one language; undefined where it is not known. */
export function anyOfIn(language: string, kind: keyof Reading): string | undefined {
  const words = readings.get(language.split('-')[0] ?? '')?.[kind]
  return words && patternOf(words)
}

/** Longer words first: of two that begin alike the whole one is read. */
const patternOf = (words: string[]) =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.+?^$(){}|[\]\\/]/g, '\\$&').replaceAll('*', '[^\\[\\]]*?'))
    .join('|')})`

/** True when the whole text is one of the words of a kind, whatever its case and marks. */
export function isOneOf(kind: keyof Reading, text: string): boolean {
  const whole = wholes.get(kind) ?? new RegExp(`^${plainLetters(anyOf(kind))}$`, 'u')
  wholes.set(kind, whole)
  return whole.test(plainLetters(text.trim()))
}

const wholes = new Map<keyof Reading, RegExp>()

/** The JSON that is meant by how people say yes and no. */
export function yesOrNo(written: string): 'true' | 'false' | undefined {
  const word = written.trim().toLowerCase()
  if (word === 'true' || isOneOf('yes', word)) return 'true'
  return word === 'false' || isOneOf('no', word) ? 'false' : undefined
}
