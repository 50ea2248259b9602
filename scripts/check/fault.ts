import { type Code, sentenceOf, type Words } from './messages.ts'
import type { Fault, Range } from './types.ts'

export type Details = Omit<Fault, 'code' | 'sentence' | 'file' | 'range'>

/** A fault with its sentence from the catalogue. */
export function fault<C extends Code>(
  code: C,
  words: Words<C>,
  file: string,
  range: Range,
  details: Details = {},
): Fault {
  return { code, sentence: sentenceOf(code, words), file, range, ...details }
}
