import { wholeNumberOf } from '../wholeNumber.ts'
import { type Diagnose, diagnosis, textOf } from './diagnosis.ts'
import type { Kind } from './tokens.ts'

/** A price as people write it: currency sign, groups, decimals, unit. */
const PRICE = /^(?:[₺$€]\s*)?[+-]?\d[\d.,_' \u00A0]*(?:\s*(?:TL|TRY|₺|lira|,-)\.?)?/i

/** `250,000`, `1.500.000`, `250 000`, `1500 TL`, `₺1500`, `+5`, `0500`. */
export const oddNumber: Diagnose = (at) => {
  const { text, want, token, last, beforeLast } = at
  const isNumber = (kind: Kind | undefined) => kind === 'number'
  const afterComma = want === 'key' && last?.kind === ',' && isNumber(beforeLast?.kind)
  const start =
    afterComma && isNumber(token.kind)
      ? beforeLast
      : want === 'next' &&
          isNumber(last?.kind) &&
          !startsNewLine(text, last?.end ?? 0, token.offset)
        ? last
        : want === 'value' && /^[₺$€+\-.\d]/.test(textOf(at, token))
          ? token
          : undefined
  if (!start || token.kind === 'string' || token.kind === ',') return undefined
  const written =
    PRICE.exec(text.slice(start.offset))?.[0].replace(/[\s,.]+$/, '') ?? textOf(at, start)
  const range = { offset: start.offset, length: Math.max(1, written.length) }
  const whole = wholeNumberOf(written)
  const edit = whole === undefined ? undefined : { ...range, text: String(whole) }
  if (/[₺$€a-z]/i.test(written)) return diagnosis('json.number-unit', [], range, edit)
  if (/\d[.,_' \u00A0]\d{3}(?!\d)/.test(written))
    return diagnosis('json.number-grouped', [], range, edit)
  return diagnosis('json.number-form', [], range, edit)
}

const startsNewLine = (text: string, from: number, to: number) =>
  text.slice(from, to).includes('\n')
