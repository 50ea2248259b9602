/**
 * What the spellings of one phone number have in common: its last ten digits;
 * a Turkish number has no more beside 0 or +90. A phone without digits stands
 * for itself.
 */
export function phoneKey(phone: string): string {
  const digits = phone.normalize('NFKC').match(/\p{Nd}/gu)
  return digits ? digits.slice(-10).join('') : phone
}
