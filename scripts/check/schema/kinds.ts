import { anyOf, yesOrNo } from '../reading.ts'
import type { Fault } from '../types.ts'
import { wholeNumberOf } from '../wholeNumber.ts'
import { expectedKind, kindOf } from '../words.ts'
import { asPrice, at, type Cause, optional, title, writtenOf } from './cause.ts'
import { isoDateOf } from './dates.ts'
import { repairedForm } from './form.ts'
import { resolve } from './node.ts'
import { optionsIn } from './options.ts'

/** A value of the wrong kind, and what it should be when that is plain. */
export function wrongKind(cause: Cause): Fault {
  const { value, schema } = cause
  const type = schema.type ?? 'string'
  const isEmpty = typeof value === 'string' && value.trim() === ''
  const isWord = typeof value === 'string' && !/\d/.test(value)
  if (type === 'integer' && (value === null || isWord) && asPrice(cause))
    return at(cause, 'price.words', { title: title(cause) })
  if (value === null)
    return at(cause, 'value.null', { title: title(cause), context: optional(cause) })
  if (isEmpty) return at(cause, 'value.empty', { title: title(cause), context: optional(cause) })
  if (typeof value === 'number' && type === 'integer')
    return at(cause, 'value.whole', { title: title(cause), context: asPrice(cause) })
  const meant = plainlyMeant(cause, type)
  const words = { title: title(cause), expected: expectedKind(type), actual: kindOf(value) }
  return at(cause, 'value.type', words, meant)
}

/** The JSON of the right kind that was surely meant by a value of another. */
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

/** `14000+`, `5 yıldız`, `★★★★★` and what prices look like. */
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
