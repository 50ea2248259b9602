import { signName } from '../words.ts'
import { type Diagnose, type Diagnosis, diagnosis, rangeOfToken, restOfLine } from './diagnosis.ts'
import type { Break } from './findBreak.ts'
import { makesWhole } from './repair.ts'
import type { Kind } from './tokens.ts'

const isClose = (kind: Kind) => kind === '}' || kind === ']'

const startsField = (kind: Kind) => kind === 'string' || kind === '{' || kind === '['

/** What commas part here: the fields of a record, the records of a list, or its plain items. */
const partsOf = ({ open }: Break, part: Kind | undefined) => {
  if (open.at(-1) !== '[') return 'field'
  return part === '{' || part === '}' || part === '[' || part === ']' ? 'record' : 'item'
}

export const trailingComma: Diagnose = (at) => {
  const { token, last, beforeLast } = at
  if (last?.kind !== ',' || !isClose(token.kind)) return undefined
  const range = rangeOfToken(last)
  return diagnosis('json.trailing-comma', { context: partsOf(at, beforeLast?.kind) }, range, {
    ...range,
    text: '',
  })
}

/** `[ ,`: a comma before anything it could part. */
export const leadingComma: Diagnose = ({ token, last }) => {
  if (token.kind !== ',' || (last?.kind !== '{' && last?.kind !== '[')) return undefined
  const range = rangeOfToken(token)
  return diagnosis('json.leading-comma', {}, range, { ...range, text: '' })
}

export const doubleComma: Diagnose = ({ token, last }) => {
  if (last?.kind !== ',' || token.kind !== ',') return undefined
  const range = rangeOfToken(token)
  return diagnosis('json.double-comma', {}, range, { ...range, text: '' })
}

const SIGN = /^(?:[;.|:，、؛،]|[-–](?=\s*"))/

/** A full stop, a semicolon and the like right behind a text, true or false. */
export const signForComma: Diagnose = ({ text, want, token, last }) => {
  const word = /^(?:true|false|null)(?=[;.|，،](?:\s|$))/.exec(text.slice(token.offset))?.[0]
  if (word && want === 'value') return signAt(text, token.offset + word.length)
  if (want !== 'next' || last?.kind === 'number') return undefined
  return /^[;.|，،]\s*(?:$|[",{}[\]])/m.test(restOfLine(text, token.offset))
    ? signAt(text, token.offset)
    : undefined
}

export const wrongComma: Diagnose = ({ text, want, token }) => {
  const rest = restOfLine(text, token.offset)
  if (want !== 'next' || !SIGN.test(rest) || /^[.;|]\d/.test(rest)) return undefined
  return signAt(text, token.offset)
}

/** In place of a comma, or where not even a comma belongs. */
function signAt(text: string, offset: number): Diagnosis {
  const sign = text.charAt(offset)
  const name = signName(sign)
  const range = { offset, length: 1 }
  const ends = /^\s*(?:[}\]]|$)/.test(text.slice(offset + 1))
  // A dash between two texts of a list may mean all that lies between them.
  if (/[-–]/.test(sign)) return diagnosis('json.wrong-comma', { sign: name }, range)
  const edit = { ...range, text: ends || /^\s*,/.test(text.slice(offset + 1)) ? '' : ',' }
  return edit.text === ''
    ? diagnosis('json.stray-sign', { sign: name }, range, edit)
    : diagnosis('json.wrong-comma', { sign: name }, range, edit)
}

export const missingComma: Diagnose = (at) => {
  const { text, want, token, last, open } = at
  if (want !== 'next' || !last || !startsField(token.kind)) return undefined
  if (open.at(-1) === '{' && token.kind !== 'string') return undefined
  const sign = open.at(-1) === '{' ? '}' : ']'
  const closed = { offset: last.end, length: 0, text: `\n${sign},` }
  const range = { offset: last.end, length: 1 }
  if (open.length > 1 && makesWhole(text, closed))
    return diagnosis('json.missing-close', { sign }, range, closed)
  if (text.slice(last.end - 2, last.end) === ',"') {
    const inside = { offset: last.end - 2, length: 2 }
    return diagnosis('json.comma-inside', {}, { ...inside, length: 1 }, { ...inside, text: '",' })
  }
  const edit = { offset: last.end, length: 0, text: ',' }
  return diagnosis('json.missing-comma', { context: partsOf(at, token.kind) }, range, edit)
}
