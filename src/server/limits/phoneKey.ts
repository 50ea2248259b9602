import { asciiDigits } from '../asciiDigits'

/** The longest number without what is dialled before it; what follows is an extension. */
const longest = 10

/**
 * What the spellings of one phone number have in common: its first ten digits
 * without the calling code or the leading zero, nor the number of a list before
 * them, as in `1) 0532 …`. A phone without digits stands for itself.
 */
export function phoneKey(phone: string, callingCode = ''): string {
  const written = asciiDigits(phone.normalize('NFKC')).replace(/^[^\d(]*\d{1,2}\)/, '')
  const digits = written.replace(/\D/g, '')
  const before = new RegExp(`^0*(?:${callingCode})?0*`)
  const once = digits.replace(before, '')
  // Whoever fills in a number behind a printed +90 writes the 90 again.
  const isTwice = once.length >= longest + callingCode.length
  const national = isTwice ? once.replace(before, '') : once
  return national.slice(0, longest) || digits || phone
}
