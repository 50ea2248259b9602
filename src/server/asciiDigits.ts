/** The same text with ASCII digits in the place of those of any script: a phone is dialled with these. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digitOf)
}

/** Each script has its ten digits in a row. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}
