import { say } from './language.ts'
import type { Code, Fault, Range } from './types.ts'
import type { Said } from './words.gen.ts'

export type Details = Omit<Fault, 'code' | 'sentence' | 'file' | 'range'>

/** A fault with its sentence, in the language that is spoken. */
export function fault<C extends Code>(
  code: C,
  words: Said[C],
  file: string,
  range: Range,
  details: Details = {},
): Fault {
  return { code, sentence: say(code, words), file, range, ...details }
}
