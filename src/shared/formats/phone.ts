/** `tel:+902120000000`; a number without `+` stays national. */
export function telHref(phone: string): string {
  const plus = phone.includes('+') ? '+' : ''
  return `tel:${plus}${phone.replace(/\D/g, '')}`
}
