/** Letters that are no plain letter with a mark, and what people type for them. */
const OTHERS: Record<string, string> = { ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** A text in small letters without their marks: `Diş Estetiği` → `dis estetigi`. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ıßæœøłđ]/g, (letter) => OTHERS[letter] ?? letter)
