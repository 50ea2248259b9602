import { signName } from '../terms.ts'
import {
  rangeOfToken,
  restOfLine,
  type SyntaxCheck,
  type SyntaxProblem,
  syntaxProblem,
} from './syntaxCheck.ts'
import type { BrokenSyntax } from './syntaxError.ts'
import { repairs } from './syntaxError.ts'
import type { Kind } from './tokens.ts'

const isClose = (kind: Kind) => kind === '}' || kind === ']'

const startsField = (kind: Kind) => kind === 'string' || kind === '{' || kind === '['

/** What commas part here: the fields of a record, the records of a list, or its plain items. */
const partsOf = ({ open }: BrokenSyntax, part: Kind | undefined) => {
  if (open.at(-1) !== '[') return 'field'
  return part === '{' || part === '}' || part === '[' || part === ']' ? 'record' : 'item'
}

export const trailingComma: SyntaxCheck = (at) => {
  const { token, last, beforeLast } = at
  if (last?.kind !== ',' || !isClose(token.kind)) return undefined
  const range = rangeOfToken(last)
  return syntaxProblem('json.trailing-comma', { context: partsOf(at, beforeLast?.kind) }, range, '')
}

/** `[ ,`: a comma before anything it could part. */
export const leadingComma: SyntaxCheck = ({ token, last }) => {
  if (token.kind !== ',' || (last?.kind !== '{' && last?.kind !== '[')) return undefined
  const range = rangeOfToken(token)
  return syntaxProblem('json.leading-comma', {}, range, '')
}

export const doubleComma: SyntaxCheck = ({ token, last }) => {
  if (last?.kind !== ',' || token.kind !== ',') return undefined
  const range = rangeOfToken(token)
  return syntaxProblem('json.double-comma', {}, range, '')
}

const SIGN = /^(?:[;.|:，、؛،]|[-–](?=\s*"))/

/** A full stop, a semicolon and the like right behind a text, true or false. */
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

/** In place of a comma, or where not even a comma belongs. */
function signAt(text: string, offset: number): SyntaxProblem {
  const sign = text.charAt(offset)
  const name = signName(sign)
  const range = { offset, length: 1 }
  const ends = /^\s*(?:[}\]]|$)/.test(text.slice(offset + 1))
  // A dash between two texts of a list may mean all that lies between them.
  if (/[-–]/.test(sign)) return syntaxProblem('json.wrong-comma', { sign: name }, range)
  const edit = { ...range, text: ends || /^\s*,/.test(text.slice(offset + 1)) ? '' : ',' }
  return edit.text === ''
    ? syntaxProblem('json.stray-sign', { sign: name }, range, edit)
    : syntaxProblem('json.wrong-comma', { sign: name }, range, edit)
}

export const missingComma: SyntaxCheck = (at) => {
  const { text, want, token, last, open } = at
  if (want !== 'next' || !last || !startsField(token.kind)) return undefined
  if (open.at(-1) === '{' && token.kind !== 'string') return undefined
  const sign = open.at(-1) === '{' ? '}' : ']'
  const closed = { offset: last.end, length: 0, text: `\n${sign},` }
  const range = { offset: last.end, length: 1 }
  if (open.length > 1 && repairs(text, closed))
    return syntaxProblem('json.missing-close', { sign }, range, closed)
  if (text.slice(last.end - 2, last.end) === ',"') {
    const inside = { offset: last.end - 2, length: 2 }
    return syntaxProblem(
      'json.comma-inside',
      {},
      { ...inside, length: 1 },
      { ...inside, text: '",' },
    )
  }
  const edit = { offset: last.end, length: 0, text: ',' }
  return syntaxProblem('json.missing-comma', { context: partsOf(at, token.kind) }, range, edit)
}
