import { readAmount } from '../shared/formats/amount.ts'
import { plainLetters } from '../shared/formats/letters.ts'
import { languages } from './languages.gen.ts'
import { FALLBACK } from './messageFiles.ts'
import { baseOf } from './messages.ts'
import type { SchemaNode } from './schema/node.ts'

/**
 * Words that editors write, by meaning: yes, no, units, fillers. An asterisk matches any characters.
 * Words of all languages are known, unless a text is judged by its own.
 */
type Synonyms = typeof import('./languages/en/reading.json')

const synonyms = new Map(
  Object.entries(languages).flatMap(([language, { 'reading.json': words }]) =>
    words ? [[language, words as Synonyms]] : [],
  ),
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

const PIECES = new RegExp(`\\s*${anyOf('units')}\\.?$`, 'iu')

const amountOf = (written: string) =>
  readAmount(written.replace(PIECES, '').replace(/^\+/, ''), { decimals: 0, point: ',' })

/** Spans of time in minutes. */
const SPANS = { minutes: 1, hours: 60, days: 1440, weeks: 10_080, months: 43_200, years: 525_600 }
const spans = Object.keys(SPANS) as (keyof typeof SPANS)[]

/** True for the unit of a field that counts a span of time. */
export const isSpan = (unit: SchemaNode['unit']) => unit === 'days' || unit === 'minutes'

const CURRENCIES: Record<string, RegExp> = {
  TRY: /(?<!\p{L})(?:tl|try|lira)(?!\p{L})|₺/iu,
  EUR: /(?<!\p{L})(?:eur|euros?)(?!\p{L})|€/iu,
  CHF: /(?<!\p{L})(?:chf|s?fr|franken)(?!\p{L})/iu,
  GBP: /(?<!\p{L})(?:gbp|pounds?)(?!\p{L})|£/iu,
  USD: /(?<!\p{L})(?:usd|dollars?)(?!\p{L})|\$/iu,
}

/** True for an amount in another currency than the field's. */
export const isForeignMoney = (written: string, { unit, currency }: NumberField): boolean =>
  Object.entries(CURRENCIES).some(
    ([code, words]) => words.test(written) && (unit !== 'currency' || code !== (currency ?? code)),
  )

type NumberField = Pick<SchemaNode, 'unit' | 'currency'>

/**
 * The integer that a count means in the unit of its field: "1.500 TL", "6 months" in days.
 * Undefined if ambiguous, or in another unit.
 */
export function wholeNumberOf(written: string, field: NumberField = {}): number | undefined {
  if (isForeignMoney(written, field)) return undefined
  const [, count = '', word = ''] = /^(.*\d)\s*(\p{L}+)\.?$/u.exec(written.trim()) ?? []
  const span = spans.find((each) => isOneOf(each, word))
  if (!span) return amountOf(written)
  const own = isSpan(field.unit) ? SPANS[field.unit] : Number.NaN
  const total = (Number(amountOf(count)) * SPANS[span]) / own
  return Number.isInteger(total) ? total : undefined
}

/** A range of prices in the field of one, "1.500 - 2.000 TL", and the other one's key. */
export function rangeOf(written: string, schema: SchemaNode, partner: string) {
  const ends = written.split(/\s*[-–—/]\s*/).map((end) => wholeNumberOf(end, schema))
  const [low, high] = ends
  if (low === undefined || high === undefined || ends.length > 2 || low > high) return undefined
  return partner === 'min' ? { own: high, other: low } : { own: low, other: high }
}
