/**
 * What the spellings of one phone number have in common: its first ten digits
 * without the calling code or the leading zero; what follows is an extension. A
 * phone without digits stands for itself.
 */
export function phoneKey(phone: string, callingCode = ''): string {
  const digits = [...phone.normalize('NFKC')].map(digitOf).join('')
  const national = digits.replace(new RegExp(`^0*(?:${callingCode})?0*`), '')
  return national.slice(0, 10) || digits || phone
}

/** The ASCII digit for one of any script, '' for anything else. Each script has its ten in a row. */
function digitOf(sign: string): string {
  if (!/\p{Nd}/u.test(sign)) return ''
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}
