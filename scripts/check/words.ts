import { say } from './language.ts'
import type { Said } from './words.gen.ts'

/** Words that sentences and advice are filled with, in the language that is spoken. */

/** The names of words that have no variables. */
type Plain = { [K in keyof Said]: Said[K] extends Record<string, never> ? K : never }[keyof Said]

const named = (key: Plain | undefined) => key && say(key, {})

const KINDS: Record<string, Plain> = {
  string: 'kind.text',
  integer: 'kind.number',
  number: 'kind.number',
  boolean: 'kind.yes-or-no',
  array: 'kind.list',
  object: 'kind.fields',
}

/** What a field of a schema's type should hold. */
export const expectedKind = (type: string): string => named(KINDS[type]) ?? type

/** What a value is. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return say('kind.list', {})
  if (typeof value === 'number') return say('kind.bare-number', {})
  return expectedKind(value === null ? 'boolean' : typeof value)
}

const FORMATS: Record<string, Plain> = {
  unknown: 'format.unknown',
  jpg: 'format.jpg',
  heic: 'format.heic',
  ico: 'format.ico',
  pdf: 'format.pdf',
  zip: 'format.zip',
  html: 'format.html',
}

/** What a file turned out to be; of most formats the ending says it well. */
export const formatName = (format: string): string => named(FORMATS[format]) ?? format.toUpperCase()

const SIGNS: Record<string, Plain> = {
  '.': 'sign.dot',
  ';': 'sign.semicolon',
  ':': 'sign.colon',
  '|': 'sign.bar',
  '-': 'sign.hyphen',
  '–': 'sign.dash',
  '，': 'sign.foreign-comma',
  '、': 'sign.foreign-comma',
  '،': 'sign.foreign-comma',
  '؛': 'sign.foreign-semicolon',
}

/** How a sign is called that was typed where a comma belongs. */
export const signName = (sign: string): string => named(SIGNS[sign]) ?? sign
