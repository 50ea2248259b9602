import { asciiDigits } from './asciiDigits'

/**
 * What a stranger has written, fit to stand beside other words: characters that
 * cannot be seen are gone, because some of them turn round what stands near
 * them, and whatever is in another script than Latin is kept to itself: many of
 * them, and of those still to come, run from right to left.
 */
export function visible(value: string): string {
  const shown = value.replace(/[\p{Cf}\p{DI}]/gu, '')
  return /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(shown)
    ? `\u2068${shown}\u2069`
    : shown
}

/** A phone in the same way, with the digits of a keypad: those of some scripts run from right to left. */
export const visiblePhone = (phone: string): string => visible(asciiDigits(phone))
