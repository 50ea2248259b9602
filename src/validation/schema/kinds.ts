import { plainLetters } from '../../shared/formats/letters.ts'
import { closest } from '../closest.ts'
import { anyOf, wholeNumberOf, yesOrNo } from '../synonyms.ts'
import { expectedKind, kindOf } from '../terms.ts'
import type { Diagnostic } from '../types.ts'
import { isoDateOf } from './dates.ts'
import { resolve, type SchemaNode } from './node.ts'
import { repairedForm } from './valueRepairs.ts'
import {
  asPrice,
  type Cause,
  emptyDiagnostic,
  optional,
  titledDiagnostic,
  titleOfCause,
  valueDiagnostic,
  writtenOf,
} from './violations.ts'

/** A value of the wrong type, with a fix if the intention is clear. */
export function wrongKind(cause: Cause): Diagnostic {
  const { value, schema } = cause
  const type = schema.type ?? 'string'
  const isEmpty = typeof value === 'string' && value.trim() === ''
  const isWord = typeof value === 'string' && !/\d/.test(value)
  if (type === 'integer' && (value === null || isWord) && asPrice(cause))
    return titledDiagnostic(cause, 'price.words')
  if (value === null)
    return valueDiagnostic(cause, 'value.null', {
      title: titleOfCause(cause),
      context: optional(cause),
    })
  if (isEmpty) return emptyDiagnostic(cause)
  if (typeof value === 'number' && type === 'integer')
    return valueDiagnostic(cause, 'value.whole', {
      title: titleOfCause(cause),
      context: asPrice(cause),
    })
  const meant = plainlyMeant(cause, type)
  const words = { title: titleOfCause(cause), expected: expectedKind(type), actual: kindOf(value) }
  return valueDiagnostic(cause, 'value.type', words, meant)
}

/** The intended JSON of the right type, if clear. */
function plainlyMeant(cause: Cause, type: string): string | undefined {
  const { value } = cause
  if (Array.isArray(value)) return value.length === 1 ? JSON.stringify(value[0]) : undefined
  if (typeof value === 'number' && type === 'string') return quoted(cause)
  if (typeof value !== 'string') return undefined
  if (type === 'integer') return wholeMeant(value)?.toString()
  if (type === 'number') return /^-?\d+[.,]\d+$/.test(value) ? value.replace(',', '.') : undefined
  if (type === 'boolean') return yesOrNo(value)
  return type === 'array' ? listOf(value, cause) : undefined
}

/** A figure in a field for figures: a phone, a code of the post, an hour, a date. Words are not made of numbers. */
function quoted(cause: Cause): string | undefined {
  const written = writtenOf(cause)
  const { format, pattern } = cause.schema
  if (format === 'date') return isoDateOf(written)
  if (pattern === undefined || new RegExp(pattern, 'u').test('a')) return undefined
  const form = repairedForm(written, pattern)
  return form === undefined ? undefined : JSON.stringify(form)
}

const STARS = new RegExp(`\\s*(?:\\+|${anyOf('stars')})$`, 'iu')

/** `14000+`, `★★★★★`, a number with a unit, and what prices look like. */
function wholeMeant(value: string): number | undefined {
  if (/^[★⭐]+$/u.test(value)) return [...value].length
  return wholeNumberOf(value.replace(STARS, ''))
}

/** A text where a list belongs: the only item, or several with commas between them. */
function listOf(value: string, { doc, schema }: Cause): string {
  const item = schema.items && doc.schema && resolve(doc.schema, schema.items)
  const options = item?.enum ? optionsIn(value, item) : undefined
  const words = schema.uniqueItems ? value.split(/\s*[,;·]\s*/).filter(Boolean) : [value]
  return `[${(options ?? words).map((word) => JSON.stringify(word)).join(', ')}]`
}

type Option = { option: string; word: string }

const optionsOf = ({ enum: options = [], enumDescriptions = [] }: SchemaNode): Option[] =>
  options.map((option, index) => ({
    option: String(option),
    word: enumDescriptions[index] ?? String(option),
  }))

const AND = new RegExp(`\\s*[,;/&+]\\s*|\\s+${anyOf('and')}\\s+`, 'iu')

/** The option a word surely means: misspelt, in the editor's language, or cut short. */
function optionFor(written: string, options: Option[]): string | undefined {
  const near = closest(
    written,
    options.map(({ option }) => option),
  )
  if (near !== undefined) return near
  const word = closest(
    written,
    options.map((each) => each.word),
  )
  if (word !== undefined) return options.find((each) => each.word === word)?.option
  const start = plainLetters(written.trim())
  const begun = options.filter(
    (each) =>
      start.length > 2 &&
      [each.option, each.word].some((name) => plainLetters(name).startsWith(start)),
  )
  return begun.length === 1 ? begun[0]?.option : undefined
}

/** `saturday, sunday`, `Pazartesi-Cuma`: several options in one text, or the stretch from one to another. */
export function optionsIn(written: string, schema: SchemaNode): string[] | undefined {
  const options = optionsOf(schema)
  const names = options.map(({ option }) => option)
  const ends = written.split(/\s*[-–—]\s*/)
  if (ends.length === 2) {
    const [from = -1, to = -1] = ends.map((end) => names.indexOf(optionFor(end, options) ?? ''))
    return from !== -1 && to > from ? names.slice(from, to + 1) : undefined
  }
  const parts = written.split(AND)
  const meant = parts.map((part) => optionFor(part, options))
  return meant.every((option) => option !== undefined) ? meant : undefined
}

/** A value that is none of the options there are. */
export function wrongOption(cause: Cause): Diagnostic {
  const { schema, path } = cause
  const options = optionsOf(schema)
  const written = String(cause.value)
  const expected = options
    .map(({ option, word }) => (word === option ? `"${option}"` : `"${option}" (${word})`))
    .join(', ')
  const meant = optionFor(written, options)
  const several = typeof path.at(-1) === 'number' ? optionsIn(written, schema) : undefined
  if (meant === undefined && several && several.length > 1) {
    const list = several.map((option) => JSON.stringify(option)).join(', ')
    return {
      ...titledDiagnostic(cause, 'value.option', list),
      expected,
    }
  }
  const fixed = titledDiagnostic(cause, 'value.option', meant && JSON.stringify(meant))
  return { ...fixed, expected, ...(meant && { suggestion: `"${meant}"` }) }
}
