import type { MessageArgs } from '../messages.gen.ts'
import { message } from '../messages.ts'
import { lineAt } from '../position.ts'
import type { Code, Edit, Range } from '../types.ts'
import type { BrokenSyntax } from './syntaxError.ts'
import type { Token } from './tokens.ts'

/** The cause of a syntax error. */
export type SyntaxProblem = { code: Code; sentence: string; range: Range; edit?: Edit }

/** Recognises one mistake; undefined otherwise. */
export type SyntaxCheck = (at: BrokenSyntax) => SyntaxProblem | undefined

/** A problem of `range`; `fix` is an edit, or the text to write in its place. */
export function syntaxProblem<C extends Code>(
  code: C,
  words: MessageArgs[C],
  range: Range,
  fix?: Edit | string,
): SyntaxProblem {
  const edit = typeof fix === 'string' ? { ...range, text: fix } : fix
  return { code, sentence: message(code, words), range, ...(edit && { edit }) }
}

export const insertion = (offset: number, text: string): Edit => ({ offset, length: 0, text })

/** The range of one character. */
export const characterAt = (offset: number): Range => ({ offset, length: 1 })

export const textOf = (at: BrokenSyntax, token: Token | undefined) =>
  token ? at.text.slice(token.offset, token.end) : ''

export const rangeOfToken = (token: Token): Range => ({
  offset: token.offset,
  length: Math.max(1, token.end - token.offset),
})

/** From an offset to the end of its line. */
export const restOfLine = (text: string, offset: number) =>
  text.slice(offset, lineAt(text, offset).end)

export const onOneLine = (at: BrokenSyntax, from: Token, to: Token) =>
  !at.text.slice(from.end, to.offset).includes('\n')
