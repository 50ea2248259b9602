import { say } from '../language.ts'
import { lineAt } from '../position.ts'
import type { Code, Edit, Range } from '../types.ts'
import type { Said } from '../words.gen.ts'
import type { Break } from './findBreak.ts'
import type { Token } from './tokens.ts'

/** What is wrong at a break. */
export type Diagnosis = { code: Code; sentence: string; range: Range; edit?: Edit }

/** Recognises one mistake, or says nothing. */
export type Diagnose = (at: Break) => Diagnosis | undefined

export function diagnosis<C extends Code>(
  code: C,
  words: Said[C],
  range: Range,
  edit?: Edit,
): Diagnosis {
  return { code, sentence: say(code, words), range, ...(edit && { edit }) }
}

export const textOf = (at: Break, token: Token | undefined) =>
  token ? at.text.slice(token.offset, token.end) : ''

export const rangeOfToken = (token: Token): Range => ({
  offset: token.offset,
  length: Math.max(1, token.end - token.offset),
})

/** From an offset to the end of its line. */
export const restOfLine = (text: string, offset: number) =>
  text.slice(offset, lineAt(text, offset).end)

/** True when both tokens stand on one line. */
export const onOneLine = (at: Break, from: Token, to: Token) =>
  !at.text.slice(from.end, to.offset).includes('\n')
