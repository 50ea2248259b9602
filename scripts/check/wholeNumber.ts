import { anyOf } from './reading.ts'

const UNIT = new RegExp(`^[₺$€£]\\s*|\\s*(?:[₺$€£]|${anyOf('units')})\\.?$`, 'giu')

/**
 * The whole number a price means: "1.500", "1 500 TL", "₺1500", "1.500,00".
 * Undefined when it is not plain what was meant ("12,5", "1.5", "1500-2000").
 */
export function wholeNumberOf(written: string): number | undefined {
  const bare = written.replace(UNIT, '').replace(/,-$/, '').trim()
  const match = /^\+?(\d{1,3}(?:([.,_' \u00A0])\d{3}(?:\2\d{3})*)|\d+)(?:[.,]0{1,2})?$/.exec(bare)
  if (!match?.[1]) return undefined
  const whole = Number(match[1].replace(/\D/g, ''))
  return Number.isSafeInteger(whole) ? whole : undefined
}
