/**
 * A patient's text, safe beside other text: without invisible characters, which may
 * reverse their surroundings, and with other scripts than Latin isolated (bidi).
 */
export function displayText(value: string): string {
  const shown = value.replace(/[\p{Cf}\p{DI}]/gu, '')
  return /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(shown)
    ? `\u2068${shown}\u2069`
    : shown
}

/** A phone number the same way, in ASCII digits: those of some scripts run from right to left. */
export const displayPhone = (phone: string): string => displayText(asciiDigits(phone))

/** Replaces the decimal digits of any script. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit)

/** Each script has its ten digits in a row. */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}
