import type { MessageArgs } from './messages.gen.ts'
import { message } from './messages.ts'

/** Words that fill variables of messages. */

/** The names of words that have no variables. */
type Plain = {
  [K in keyof MessageArgs]: MessageArgs[K] extends Record<string, never> ? K : never
}[keyof MessageArgs]

const named = (key: Plain | undefined) => key && message(key, {})

const KINDS: Record<string, Plain> = {
  string: 'kind.text',
  integer: 'kind.number',
  number: 'kind.number',
  boolean: 'kind.yes-or-no',
  array: 'kind.list',
  object: 'kind.fields',
}

/** The name of a schema's type. */
export const expectedKind = (type: string): string => named(KINDS[type]) ?? type

/** The name of a value's type. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return message('kind.list', {})
  if (typeof value === 'number') return message('kind.bare-number', {})
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

/** The detected file format; for most the extension is clear. */
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

/** The name of a character typed instead of a comma. */
export const signName = (sign: string): string => named(SIGNS[sign]) ?? sign
