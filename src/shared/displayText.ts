/** Blocks of scripts that run from right to left (Unicode, default Bidi_Class R and AL). */
const fromTheRight =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** A joined emoji, or (in the blocks from Arabic to Sinhala) a word with joiners; else invisible. */
const joinedOrInvisible =
  /(\p{ExtPict}[\uFE0F\p{EMod}]*(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]*)*|(?:(?!\p{Cf})[\u0620-\u0DFF])+(?:[\u200C\u200D](?:(?!\p{Cf})[\u0620-\u0DFF])+)*)|[\p{Cf}\p{DI}]/gu

/**
 * A patient's text without invisible characters, which may reverse their surroundings. Joiners stay
 * where they join.
 */
export const visibleText = (value: string): string => value.replace(joinedOrInvisible, '$1')

/** A number or code in ASCII digits, without any invisible character, in the plain forms of signs. */
export const plainSigns = (value: string): string =>
  asciiDigits(value.replace(/[\p{Cf}\p{DI}]/gu, '').normalize('NFKC'))

/** Visible text, safe beside other text: isolated (bidi) if a part runs from right to left. */
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
