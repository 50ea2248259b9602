/**
 * What a stranger has written, fit to stand beside other words: characters that
 * cannot be seen are gone, because some of them turn round what stands near
 * them, and writing from right to left is kept to itself.
 */
export function visible(value: string): string {
  const shown = value.replace(/[\p{Cf}\p{DI}]/gu, '')
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    shown,
  )
    ? `\u2068${shown}\u2069`
    : shown
}
