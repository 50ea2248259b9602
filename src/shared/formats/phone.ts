/** Links for phone numbers as content writes them, e.g. `+90 212 000 00 00`. */

const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/** `tel:+902120000000`; a number without `+` stays national. */
export function telHref(phone: string): string {
  const plus = phone.includes('+') ? '+' : ''
  return `tel:${plus}${digitsOf(phone)}`
}
