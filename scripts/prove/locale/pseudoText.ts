/** The code of the generated language: English with accents, as CLDR names it. */
export const PSEUDO = 'en-XA'

const PLAIN = 'aeiouyczsnrtdlgkAEIOUYCZSNRTDLGK'
const ACCENTED = 'áéíóúŷćžšńřťďłǵḱÁÉÍÓÚŶĆŽŠŃŘŤĎŁǴḰ'
/** Turkish letters that are no accented Latin ones after decomposition. */
const DOTS: Record<string, string> = { ı: 'i', İ: 'I' }
const PADDING = 'óné ťwó ťhřéé fóúř fívé šíx šévéń éíǵhť ńíńé'

/**
 * A text as a translator would return it: no letter left as it was, a third longer,
 * placeholders where they were. No plain vowel and no Turkish letter survives, so that
 * either, found in a page, is a text that did not come from the locale or the content.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{[^}]*\}\})/)
  const accented = parts.map((part, index) => (index % 2 === 1 ? part : accent(part))).join('')
  const words = PADDING.slice(0, Math.max(3, Math.ceil(text.length / 3)))
  return `${accented} ${words.trim()}`
}

const accent = (text: string): string =>
  [...text]
    .map((letter) => (DOTS[letter] ?? letter).normalize('NFD').charAt(0))
    .map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
    .join('')
