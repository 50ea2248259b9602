import { signName } from '../terms.ts'
import {
  characterAt,
  insertion,
  rangeOfToken,
  restOfLine,
  type SyntaxCheck,
  type SyntaxProblem,
  syntaxProblem,
} from './syntaxCheck.ts'
import { type BrokenSyntax, repairs } from './syntaxError.ts'
import { CLOSING, isClosing, isOpening, type Kind } from './tokens.ts'

/** What commas separate here: fields of a record, records or plain items of a list. */
const partsOf = ({ open }: BrokenSyntax, part: Kind | undefined) => {
  if (open.at(-1) !== '[') return 'field'
  return isOpening(part) || isClosing(part) ? 'record' : 'item'
}

export const trailingComma: SyntaxCheck = (at) => {
  const { token, last, beforeLast } = at
  if (last?.kind !== ',' || !isClosing(token.kind)) return undefined
  const range = rangeOfToken(last)
  return syntaxProblem('json.trailing-comma', { context: partsOf(at, beforeLast?.kind) }, range, '')
}

/** `[ ,`: a comma before the first item. */
export const leadingComma: SyntaxCheck = ({ token, last }) => {
  if (token.kind !== ',' || !isOpening(last?.kind)) return undefined
  return syntaxProblem('json.leading-comma', {}, rangeOfToken(token), '')
}

export const doubleComma: SyntaxCheck = ({ token, last }) => {
  if (last?.kind !== ',' || token.kind !== ',') return undefined
  return syntaxProblem('json.double-comma', {}, rangeOfToken(token), '')
}

const SIGN = /^(?:[;.|:，、؛،]|[-–](?=\s*"))/

/** A full stop, semicolon or the like directly after a text, `true` or `false`. */
export const signForComma: SyntaxCheck = ({ text, want, token, last }) => {
  const word = /^(?:true|false|null)(?=[;.|，،](?:\s|$))/.exec(text.slice(token.offset))?.[0]
  if (word && want === 'value') return signAt(text, token.offset + word.length)
  if (want !== 'next' || last?.kind === 'number') return undefined
  return /^[;.|，،]\s*(?:$|[",{}[\]])/m.test(restOfLine(text, token.offset))
    ? signAt(text, token.offset)
    : undefined
}

export const wrongComma: SyntaxCheck = ({ text, want, token }) => {
  const rest = restOfLine(text, token.offset)
  if (want !== 'next' || !SIGN.test(rest) || /^[.;|]\d/.test(rest)) return undefined
  return signAt(text, token.offset)
}

/** A character instead of a comma, or a superfluous one. */
function signAt(text: string, offset: number): SyntaxProblem {
  const sign = text.charAt(offset)
  const name = signName(sign)
  const range = characterAt(offset)
  const ends = /^\s*(?:[}\]]|$)/.test(text.slice(offset + 1))
  // A dash between two items of a list may mean a range.
  if (/[-–]/.test(sign)) return syntaxProblem('json.wrong-comma', { sign: name }, range)
  const edit = { ...range, text: ends || /^\s*,/.test(text.slice(offset + 1)) ? '' : ',' }
  return edit.text === ''
    ? syntaxProblem('json.stray-sign', { sign: name }, range, edit)
    : syntaxProblem('json.wrong-comma', { sign: name }, range, edit)
}

export const missingComma: SyntaxCheck = (at) => {
  const { text, want, token, last, open } = at
  const top = open.at(-1)
  if (want !== 'next' || !last || !top) return undefined
  if (token.kind !== 'string' && (top === '{' || !isOpening(token.kind))) return undefined
  const sign = CLOSING[top]
  const closed = insertion(last.end, `\n${sign},`)
  const range = characterAt(last.end)
  if (open.length > 1 && repairs(text, closed))
    return syntaxProblem('json.missing-close', { sign }, range, closed)
  if (text.slice(last.end - 2, last.end) === ',"') {
    const edit = { offset: last.end - 2, length: 2, text: '",' }
    return syntaxProblem('json.comma-inside', {}, characterAt(edit.offset), edit)
  }
  const edit = insertion(last.end, ',')
  return syntaxProblem('json.missing-comma', { context: partsOf(at, token.kind) }, range, edit)
}
