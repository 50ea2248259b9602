import { plainLetters } from '../../shared/formats/letters.ts'
import { closest } from '../closest.ts'
import { valueAt } from '../jsonPath.ts'
import { anyOf, isForeignMoney, isSpan, rangeOf, wholeNumberOf, yesOrNo } from '../synonyms.ts'
import { expectedKind, kindOf } from '../terms.ts'
import type { Diagnostic } from '../types.ts'
import { isoDateOf } from './dates.ts'
import { memberOf, type SchemaNode } from './node.ts'
import { repairedForm } from './valueRepairs.ts'
import {
  asPrice,
  type Cause,
  emptyDiagnostic,
  missingDiagnostic,
  partnersOf,
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
  if ((value === null || isWord) && asPrice(cause)) return titledDiagnostic(cause, 'price.words')
  if (value === null) return missingDiagnostic(cause, 'value.null')
  if (isEmpty) return emptyDiagnostic(cause)
  const title = titleOfCause(cause)
  const range = typeof value === 'string' && asPrice(cause) && wrongRange(cause, value)
  if (range) return range
  if (asPrice(cause) && isForeignMoney(String(value), schema))
    return valueDiagnostic(cause, 'price.currency', { currency: String(schema.currency) })
  if (typeof value === 'string' && isSpan(schema.unit) && /\p{L}/u.test(value)) {
    const words = { title, context: schema.unit }
    return valueDiagnostic(cause, 'value.counts', words, wholeMeant(value, schema)?.toString())
  }
  if (typeof value === 'number' && type === 'integer')
    return valueDiagnostic(cause, 'value.whole', { title, context: asPrice(cause) })
  const words = { title, expected: expectedKind(type), actual: kindOf(value) }
  return valueDiagnostic(cause, 'value.type', words, plainlyMeant(cause, type))
}

/** Both prices in one field. */
function wrongRange(cause: Cause, written: string): Diagnostic | undefined {
  const [partner = []] = partnersOf(cause)
  const key = String(partner.at(-1))
  const ends = rangeOf(written, cause.schema, key)
  if (!ends) return undefined
  const { own, other } = ends
  const there = valueAt(cause.doc.value, partner)
  const meant = there === undefined ? `${own}, "${key}": ${other}` : `${own}`
  const isSure = there === undefined || there === other
  return valueDiagnostic(cause, 'json.number-range', {}, isSure ? meant : undefined)
}

/** The intended JSON of the right type, if clear. */
function plainlyMeant(cause: Cause, type: string): string | undefined {
  const { value } = cause
  if (Array.isArray(value)) return value.length === 1 ? JSON.stringify(value[0]) : undefined
  if (typeof value === 'number' && type === 'string') return quoted(cause)
  if (typeof value !== 'string') return undefined
  const whole =
    (cause.schema.unit ?? type === 'integer')
      ? wholeMeant(value, cause.schema)?.toString()
      : undefined
  if (whole !== undefined) return whole
  if (type === 'number') return /^-?\d+[.,]\d+$/.test(value) ? value.replace(',', '.') : undefined
  if (type === 'boolean') return yesOrNo(value)
  return type === 'array' ? listOf(value, cause) : undefined
}

/** The quoted number in a field for digits: a phone, postal code, time or date. */
function quoted(cause: Cause): string | undefined {
  const written = writtenOf(cause)
  const { format, pattern } = cause.schema
  if (format === 'date') return isoDateOf(written)
  if (pattern === undefined || new RegExp(pattern, 'u').test('a')) return undefined
  const form = repairedForm(written, pattern)
  return form === undefined ? undefined : JSON.stringify(form)
}

const STARS = new RegExp(`\\s*(?:\\+|${anyOf('stars')})$`, 'iu')

/** `14000+`, `★★★★★`, a number with a unit, or a price. */
function wholeMeant(value: string, schema: SchemaNode): number | undefined {
  if (/^[★⭐]+$/u.test(value)) return [...value].length
  return wholeNumberOf(value.replace(STARS, ''), schema)
}

/** A text instead of a list: one item, or several separated by commas. */
function listOf(value: string, { doc, schema }: Cause): string {
  const item = memberOf(doc.schema, schema, 0)
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

/** The option that a word clearly means: misspelt, in the editor's language, or shortened. */
function optionFor(written: string, options: Option[]): string | undefined {
  for (const name of ['option', 'word'] as const) {
    const names = options.map((each) => each[name])
    const near = closest(written, names)
    if (near !== undefined) return options[names.indexOf(near)]?.option
  }
  const start = plainLetters(written.trim())
  if (start.length < 3) return undefined
  const begun = options.filter(({ option, word }) =>
    [option, word].some((name) => plainLetters(name).startsWith(start)),
  )
  return begun.length === 1 ? begun[0]?.option : undefined
}

/** Several options in one text, or a range of them: `saturday, sunday`, `Pazartesi-Cuma`. */
function optionsIn(written: string, schema: SchemaNode): string[] | undefined {
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

/** A value that is not among the options. */
export function wrongOption(cause: Cause): Diagnostic {
  const { schema, path } = cause
  const options = optionsOf(schema)
  const written = String(cause.value)
  if (written.trim() === '') return emptyDiagnostic(cause)
  const expected = options
    .map(({ option, word }) => (word === option ? `"${option}"` : `"${option}" (${word})`))
    .join(', ')
  const meant = optionFor(written, options)
  const several = typeof path.at(-1) === 'number' ? optionsIn(written, schema) : undefined
  if (meant === undefined && several && several.length > 1) {
    const list = several.map((option) => JSON.stringify(option)).join(', ')
    return { ...titledDiagnostic(cause, 'value.option', list), expected }
  }
  const fixed = titledDiagnostic(cause, 'value.option', meant && JSON.stringify(meant))
  return { ...fixed, expected, ...(meant && { suggestion: `"${meant}"` }) }
}
