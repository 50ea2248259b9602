import { randomInt } from 'node:crypto'

/**
 * No vowels (no words), nothing that looks alike (0 O, 1 I, B 8, S 5, Z 2) and
 * one letter of each pair that sounds alike on the phone (M N, T D, F V).
 */
const alphabet = '2345679CFHKLMRTY'

/** Letters and digits that are read aloud, such as a sign-in code. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** A request's reference for the phone, like `K7M-4R2`: 16^6 values, unique in the store. */
export const createReference = (): string => `${randomLetters(3)}-${randomLetters(3)}`
