import { asciiDigits } from '../displayText'

/** `tel:+902120000000`; a number without `+` stays national. */
export function telHref(phone: string): string {
  const plus = phone.includes('+') ? '+' : ''
  return `tel:${plus}${phone.replace(/\D/g, '')}`
}

/** The fewest digits of a number abroad, with its calling code. */
const leastAbroad = 8

/**
 * Whether a phone has fewer digits than the clinic's own, `+90 212 000 00 00`. A guess for a hint:
 * browsers have no number plans.
 */
export function seemsShort(written: string, own: string): boolean {
  if (written.trim() === '') return false
  const [code = '', ...national] = own.replace(/[^\d+ ]/g, '').split(' ')
  const dialled = asciiDigits(written)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  const inside = dialled.startsWith(code) ? dialled.slice(code.length) : dialled
  const least = inside.startsWith('+') ? leastAbroad : national.join('').length
  return inside.replace(/\D|^0+/g, '').length < least
}
