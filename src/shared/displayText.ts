/** Blocks of scripts that run from right to left (Unicode, default Bidi_Class R and AL). */
const fromTheRight =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** A patient's text without invisible characters, which may reverse their surroundings. */
export const visibleText = (value: string): string => value.replace(/[\p{Cf}\p{DI}]/gu, '')

/** The same, safe beside other text: isolated (bidi) if a part of it runs from right to left. */
export function displayText(value: string): string {
  const shown = visibleText(value)
  return fromTheRight.test(shown) ? `\u2068${shown}\u2069` : shown
}

/** A phone number the same way, in ASCII digits: those of some scripts run from right to left. */
export const displayPhone = (phone: string): string => displayText(asciiDigits(phone))

/** Replaces the decimal digits of any other script. */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, asciiDigit)

/** Each script has its ten digits in a row. */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}
