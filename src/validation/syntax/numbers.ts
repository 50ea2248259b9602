import { fullDate } from '../calendar.ts'
import { anyOf, isForeignMoney, isSpan, rangeOf, wholeNumberOf } from '../synonyms.ts'
import { type SyntaxCheck, syntaxProblem, textOf } from './syntaxCheck.ts'
import type { BrokenSyntax } from './syntaxError.ts'
import type { Token } from './tokens.ts'

/** A price with currency sign, groups of digits, decimals or unit. */
const PRICE = /^(?:[₺$€£%~]\s*)?[+-]?\d[\d.,_' \u00A0]*(?:\s*(?:\p{L}+|,-|[₺€£+%])\.?)?/iu
const THOUSANDS = new RegExp(`^(\\d{1,4})\\s*${anyOf('thousand')}$`, 'iu')

const RANGE = /^\d[\d.]*\s*[-–—/]\s*\d[\d.]*(?:\s*(?:\p{L}+|\p{Sc})\.?)?(?=\s*(?:[,}\]]|$))/mu
const TIME = /^\d{1,2}[:.]\d{2}(?=\s*(?:[,}\]]|$))/m
const PHONE = /^(?:\+|0\d|\d{10})[\d ()-]{6,}\d/

/** `250,000`, `1.500.000`, `250 000`, `1500 TL`, `₺1500`, `+5`, `0500`, `15OO`. */
export const oddNumber: SyntaxCheck = (at) => {
  const start = numberAt(at)
  if (!start) return undefined
  const rest = at.text.slice(start.offset)
  const text = bareText(rest)
  if (text) {
    const range = { offset: start.offset, length: text.written.length }
    return syntaxProblem('json.bare-figure', {}, range, JSON.stringify(text.meant))
  }
  const { field = {}, partner } = at
  const pair = RANGE.exec(rest)?.[0]
  if (pair) {
    const range = { offset: start.offset, length: pair.length }
    const ends = partner && rangeOf(pair, field, partner)
    const edit = ends && `${ends.own}, "${partner}": ${ends.other}`
    return syntaxProblem('json.number-range', {}, range, edit)
  }
  const written = PRICE.exec(rest)?.[0].replace(/[\s,.]+$/, '') ?? textOf(at, start)
  const range = { offset: start.offset, length: Math.max(1, written.length) }
  const letters = /^\d[\dOoIl]*[OoIl][\dOoIl]*(?=\s*[,}\]\r\n])/.exec(rest)?.[0]
  if (letters) {
    const digits = letters.replace(/[Oo]/g, '0').replace(/[Il]/g, '1')
    const whole = { offset: start.offset, length: letters.length }
    return syntaxProblem('json.number-letter', {}, whole, digits)
  }
  const open = /^(\d+)\.(?=\s*[,}\]\r\n])/.exec(rest)
  if (open?.[1]) {
    const dotted = { offset: start.offset, length: open[0].length }
    return syntaxProblem('json.number-form', {}, dotted, open[1])
  }
  const figure = written
    .replace(/^[%~]\s*|\s*[+%]$/g, '')
    .replace(THOUSANDS, (_, count) => `${count}000`)
  const whole = wholeNumberOf(figure, field)?.toString() ?? decimalOf(written)
  const edit = whole === undefined ? undefined : { ...range, text: whole }
  if (isForeignMoney(written, field) && field.unit === 'currency')
    return syntaxProblem('price.currency', { currency: String(field.currency) }, range)
  if (isSpan(field.unit) && /\p{L}/u.test(written))
    return syntaxProblem(
      'value.counts',
      { title: field.title ?? '', context: field.unit },
      range,
      edit,
    )
  if (/[₺$€%~\p{L}]/u.test(written)) return syntaxProblem('json.number-unit', {}, range, edit)
  if (/^-?\d{1,2},(?:\d{1,2}|\d{4,})$/.test(written))
    return syntaxProblem('json.number-comma', {}, range, edit)
  if (/\d[.,_' \u00A0]\d{3}(?!\d)/.test(written))
    return syntaxProblem('json.number-grouped', {}, range, edit)
  return syntaxProblem('json.number-form', {}, range, edit)
}

/** `41,0481` → `41.0481`; the schema decides whether decimals are allowed. */
const decimalOf = (written: string) =>
  /^-?[1-9]\d*,\d+$/.test(written) ? written.replace(',', '.') : undefined

/** The token at which the odd number starts, if the syntax error concerns a number. */
function numberAt(at: BrokenSyntax): Token | undefined {
  const { text, want, token, last, beforeLast } = at
  if (/^(?:string|,|\}|\]|\{|\[|end)$/.test(token.kind)) return undefined
  if (want === 'key' && last?.kind === ',' && beforeLast?.kind === 'number')
    return token.kind === 'number' ? beforeLast : undefined
  if (want === 'next' && last?.kind === 'number') {
    // A full stop instead of a comma, or a round bracket, is another mistake.
    if (/^(?:[.;|]\s|[()])/.test(text.slice(token.offset))) return undefined
    return text.slice(last.end, token.offset).includes('\n') ? undefined : last
  }
  return want === 'value' && /^[₺$€%~+\-.]{0,2}\d/.test(textOf(at, token)) ? token : undefined
}

/** A date, time or telephone number without quotes. */
function bareText(rest: string): { written: string; meant: string } | undefined {
  const figure = /^[\d./-]+/.exec(rest)?.[0] ?? ''
  const date = fullDate(figure)
  if (date) return { written: figure, meant: date.iso }
  const time = TIME.exec(rest)?.[0]
  if (time?.includes(':')) return { written: time, meant: time.padStart(5, '0') }
  const phone = PHONE.exec(rest)?.[0]
  return phone ? { written: phone, meant: phone } : undefined
}
