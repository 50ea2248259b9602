import type { Edit } from '../types.ts'
import { booleanWords } from '../words.ts'
import { type Diagnose, diagnosis, rangeOfToken, restOfLine, textOf } from './diagnosis.ts'
import { findBreak } from './findBreak.ts'
import type { Kind } from './tokens.ts'

const CLOSING = { '{': '}', '[': ']' } as const
const OPENING: Partial<Record<Kind, '{' | '['>> = { '}': '{', ']': '[' }
export const comment: Diagnose = ({ text, token }) => {
  const isComment = token.kind === 'comment'
  const sign = /^(?:#|<!--|\/)/.test(text.slice(token.offset))
  if (!isComment && !sign) return undefined
  const length = isComment ? token.end - token.offset : restOfLine(text, token.offset).length
  return diagnosis(
    'json.comment',
    [],
    { offset: token.offset, length },
    { offset: token.offset, length, text: '' },
  )
}

export const missingValue: Diagnose = ({ want, token, last }) => {
  const ends = token.kind === ',' || token.kind in OPENING
  const nothing = want === 'value' && last?.kind === ':' && ends
  if (!nothing && !(want === 'colon' && ends)) return undefined
  return diagnosis('json.missing-value', [], { offset: last?.end ?? token.offset, length: 1 })
}

export const bareKey: Diagnose = (at) => {
  const { text, want, token, last } = at
  if (want === 'colon' && last && /^"\w+\s*:\s*"$/.test(textOf(at, last))) {
    const offset = last.offset + textOf(at, last).search(/\s*:/)
    return diagnosis(
      'json.bare-key',
      [],
      { offset: last.offset, length: offset - last.offset },
      {
        offset,
        length: 0,
        text: '"',
      },
    )
  }
  if (want !== 'key') return undefined
  const word = /^(\w+)"?(?=\s*:)/.exec(text.slice(token.offset))
  if (!word?.[1]) return undefined
  const range = { offset: token.offset, length: word[0].length }
  return diagnosis('json.bare-key', [], range, { ...range, text: `"${word[1]}"` })
}

export const missingColon: Diagnose = ({ text, want, token, last }) => {
  if (want !== 'colon' || !last) return undefined
  const sign = /^(?:[=;.]|=>|->|→)(?=\s)/.exec(text.slice(token.offset))?.[0] ?? ''
  const edit = sign
    ? { offset: last.end, length: token.offset + sign.length - last.end, text: ':' }
    : { offset: last.end, length: 0, text: ':' }
  const offset = sign ? token.offset : last.end
  return diagnosis('json.missing-colon', [], { offset, length: Math.max(1, sign.length) }, edit)
}

const isWhole = (text: string, { offset, length, text: other }: Edit) =>
  findBreak(text.slice(0, offset) + other + text.slice(offset + length)) === undefined

export const missingClose: Diagnose = ({ text, token, last, beforeLast, want, open }) => {
  const top = open.at(-1)
  if (!top || !last) return undefined
  const sign = CLOSING[top]
  const range = { offset: last.end, length: 1 }
  if (token.kind === 'end') {
    const edit = open.length === 1 ? { offset: last.end, length: 0, text: `\n${sign}` } : undefined
    return diagnosis('json.missing-close', [sign], range, edit)
  }
  const recordInRecord = token.kind === '{' && top === '{'
  if (recordInRecord && want === 'next') {
    return diagnosis('json.missing-close', [sign], range, {
      offset: last.end,
      length: 0,
      text: `${sign},`,
    })
  }
  if (recordInRecord && want === 'key' && beforeLast) {
    const offset = beforeLast.end
    return diagnosis(
      'json.missing-close',
      [sign],
      { offset, length: 1 },
      { offset, length: 0, text: sign },
    )
  }
  const closes = OPENING[token.kind]
  if (want !== 'next' || !closes) return undefined
  const swapped = { offset: token.offset, length: 1, text: sign }
  if (!open.includes(closes) || isWhole(text, swapped)) {
    return diagnosis('json.wrong-close', [sign], rangeOfToken(token), swapped)
  }
  return diagnosis('json.missing-close', [sign], range, { offset: last.end, length: 0, text: sign })
}

export const bareWord: Diagnose = (at) => {
  const { text, want, token } = at
  if (want !== 'value' || token.kind !== 'word') return undefined
  const written =
    /^[^,"{}[\]]+/.exec(restOfLine(text, token.offset))?.[0].trimEnd() ?? textOf(at, token)
  const range = { offset: token.offset, length: Math.max(1, written.length) }
  const known = booleanWords[written.toLocaleLowerCase('tr')] ?? booleanWords[written.toLowerCase()]
  return diagnosis('json.bare-word', [], range, { ...range, text: known ?? `"${written}"` })
}

export const afterEnd: Diagnose = ({ want, token }) =>
  want === 'end' ? diagnosis('json.after-end', [], rangeOfToken(token)) : undefined
