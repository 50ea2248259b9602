import { type Diagnose, diagnosis, rangeOfToken, restOfLine } from './diagnosis.ts'
import { makesWhole } from './repair.ts'
import type { Kind } from './tokens.ts'

const isClose = (kind: Kind) => kind === '}' || kind === ']'

const startsField = (kind: Kind) => kind === 'string' || kind === '{' || kind === '['

export const trailingComma: Diagnose = ({ token, last }) => {
  if (last?.kind !== ',' || !isClose(token.kind)) return undefined
  return diagnosis('json.trailing-comma', [], rangeOfToken(last), {
    offset: last.offset,
    length: 1,
    text: '',
  })
}

/** `[ ,`: a comma before anything it could part. */
export const leadingComma: Diagnose = ({ token, last }) => {
  if (token.kind !== ',' || (last?.kind !== '{' && last?.kind !== '[')) return undefined
  const range = rangeOfToken(token)
  return diagnosis('json.leading-comma', [], range, { ...range, text: '' })
}

export const doubleComma: Diagnose = ({ token, last }) => {
  if (last?.kind !== ',' || token.kind !== ',') return undefined
  return diagnosis('json.double-comma', [], rangeOfToken(token), {
    offset: token.offset,
    length: 1,
    text: '',
  })
}

export const wrongComma: Diagnose = ({ text, want, token }) => {
  const sign = /^(?:[;.|:，、؛]|[-–](?=\s*"))/.exec(text.slice(token.offset))?.[0]
  if (want !== 'next' || !sign || /^[.;|]\d/.test(restOfLine(text, token.offset))) return undefined
  return diagnosis(
    'json.wrong-comma',
    [sign],
    { offset: token.offset, length: 1 },
    {
      offset: token.offset,
      length: 1,
      text: ',',
    },
  )
}

export const missingComma: Diagnose = ({ text, want, token, last, open }) => {
  if (want !== 'next' || !last || !startsField(token.kind)) return undefined
  if (open.at(-1) === '{' && token.kind !== 'string') return undefined
  const sign = open.at(-1) === '{' ? '}' : ']'
  const closed = { offset: last.end, length: 0, text: `\n${sign},` }
  const range = { offset: last.end, length: 1 }
  if (open.length > 1 && makesWhole(text, closed))
    return diagnosis('json.missing-close', [sign], range, closed)
  return diagnosis(
    'json.missing-comma',
    [],
    { offset: last.end, length: 1 },
    {
      offset: last.end,
      length: 0,
      text: ',',
    },
  )
}
