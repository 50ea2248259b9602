import type { Edit } from '../types.ts'
import { rangeOfToken, type SyntaxCheck, type SyntaxProblem, syntaxProblem } from './syntaxCheck.ts'
import type { BrokenSyntax } from './syntaxError.ts'
import { repairs } from './syntaxError.ts'
import type { Kind } from './tokens.ts'

const CLOSING = { '{': '}', '[': ']' } as const
const OPENING: Partial<Record<Kind, '{' | '['>> = { '}': '{', ']': '[' }

/** `{{` or `[{` where one sign is enough. */
export const extraOpen: SyntaxCheck = ({ text, token, last, open, inner }) => {
  const second = { offset: inner.at, length: 1 }
  if (/[[{]\s*$/.test(text.slice(0, inner.at)) && repairs(text, { ...second, text: '' }))
    return syntaxProblem('json.extra-open', { sign: text.charAt(inner.at) }, second, '')
  if ((token.kind === '{' || token.kind === '[') && (last?.kind === '{' || last?.kind === '[')) {
    const edit = { offset: token.offset, length: 1, text: '' }
    if (repairs(text, edit))
      return syntaxProblem('json.extra-open', { sign: token.kind }, rangeOfToken(token), edit)
  }
  const first = text.search(/\S/)
  if (token.kind !== 'end' || open.length !== 1 || text[first] !== '[') return undefined
  const edit = { offset: first, length: 1, text: '' }
  return repairs(text, edit)
    ? syntaxProblem('json.extra-open', { sign: '[' }, { offset: first, length: 1 }, edit)
    : undefined
}

/** A list opened with `{`, a record opened with `[`. */
export const wrongOpen: SyntaxCheck = ({ text, open, inner }) => {
  const top = open.at(-1)
  if (!top) return undefined
  const other = top === '{' ? '[' : '{'
  const edit = { offset: inner.at, length: 1, text: other }
  const both = /^\{([^{}[\]:]*)\}/.exec(text.slice(inner.at))
  const list = both && { offset: inner.at, length: both[0].length, text: `[${both[1]}]` }
  const cure = [edit, list].find((each) => each && repairs(text, each))
  if (!cure) return undefined
  return syntaxProblem('json.wrong-open', { sign: other }, { offset: inner.at, length: 1 }, cure)
}

/** `"days": "monday", "tuesday"`: a list without its brackets. */
export const bareList: SyntaxCheck = ({ text, want, beforeLast, inner, token, field }) => {
  if (want !== 'colon' || beforeLast?.kind !== ',' || inner.colon === undefined) return undefined
  if (token.kind === ':') return undefined
  const items = /^:[ \t]*("[^"\r\n]*"(?:[ \t]*,[ \t]*"[^"\r\n]*")+)(?=\s*(?:,\s*)?[\r\n}])/.exec(
    text.slice(inner.colon),
  )
  if (!items?.[1]) return undefined
  const offset = inner.colon + items[0].length - items[1].length
  if (field === 'string')
    return syntaxProblem('json.two-values', {}, { offset, length: items[1].length })
  const edit = { offset, length: items[1].length, text: `[${items[1]}]` }
  if (!repairs(text, edit)) return undefined
  return syntaxProblem('json.missing-open', { sign: '[' }, { offset, length: 1 }, edit)
}

/** The sign that opens a record, a list or the whole file is gone. */
export const missingOpen: SyntaxCheck = (at) => {
  const { text, token, last, beforeLast, open, inner, want } = at
  for (const sign of ['[', '{'] as const) {
    // The key's line opens nothing, so what follows belongs inside.
    const colon = inner.colon ?? text.length
    const offset = /^:[ \t]*\r?\n/.test(text.slice(colon, colon + 200)) ? colon + 1 : 0
    const edit = { offset, length: 0, text: ` ${sign}` }
    if (offset > 0 && repairs(text, edit))
      return syntaxProblem('json.missing-open', { sign }, { offset: offset - 1, length: 1 }, edit)
  }
  if (token.kind === ':' && last?.kind === 'string' && open.at(-1) !== '{') {
    const comma = beforeLast?.kind === ',' && beforeLast.offset
    const closed = comma && { offset: comma, length: 0, text: ']' }
    if (closed && repairs(text, closed))
      return syntaxProblem(
        'json.missing-close',
        { sign: ']' },
        { offset: comma, length: 1 },
        closed,
      )
    if (open.length === 0 && !repairs(text, { offset: 0, length: 0, text: '{ ' }))
      return syntaxProblem('json.head-lost', {}, { offset: 0, length: 1 })
    const range = open.length === 0 ? { offset: 0, length: 1 } : rangeOfToken(last)
    return opened(at, '{', range, { offset: range.offset, length: 0, text: '{ ' })
  }
  if (want !== 'key' || token.kind !== '{' || last?.kind !== ',') return undefined
  const list =
    inner.colon !== undefined && /^:\s*\{/.test(text.slice(inner.colon, inner.colon + 200))
      ? inner.colon + 1
      : undefined
  const found =
    list &&
    opened(at, '[', { offset: list, length: 1 }, { offset: list, length: 0, text: ' [' }, true)
  if (found) return found
  const guess = { offset: token.offset, length: 0, text: '"list": [' }
  return repairs(text, guess)
    ? syntaxProblem('json.missing-list', {}, { offset: last.end, length: 1 })
    : undefined
}

function opened(
  { text }: BrokenSyntax,
  sign: '{' | '[',
  range: { offset: number; length: number },
  edit: Edit,
  sure = false,
): SyntaxProblem | undefined {
  const whole = repairs(text, edit)
  return whole || !sure
    ? syntaxProblem('json.missing-open', { sign }, range, whole ? edit : undefined)
    : undefined
}

/** `(` and `)` are no brackets of JSON. */
export const roundBracket: SyntaxCheck = ({ text, token, want }) => {
  const sign = text.charAt(token.offset)
  if (token.kind !== 'word' || !(sign === '(' || (sign === ')' && want === 'next')))
    return undefined
  return syntaxProblem('json.round-bracket', {}, { offset: token.offset, length: 1 })
}

export const missingClose: SyntaxCheck = ({ text, token, last, beforeLast, want, open }) => {
  const top = open.at(-1)
  if (!top || !last) return undefined
  const sign = CLOSING[top]
  const range = { offset: last.end, length: 1 }
  const missing = (edit?: Edit) => syntaxProblem('json.missing-close', { sign }, range, edit)
  if (token.kind === 'end' && open.length === 1)
    return missing({ ...range, length: 0, text: `\n${sign}` })
  if (token.kind === 'end') {
    const signs = [...open].reverse().map((each) => CLOSING[each])
    return syntaxProblem('json.tail-lost', { signs: signs.join(' ') }, range)
  }
  if (token.kind === '{' && want === 'key' && last.kind === ',' && beforeLast?.kind === ']')
    return syntaxProblem('json.outside-list', {}, rangeOfToken(token))
  const recordInRecord = token.kind === '{' && top === '{'
  if (recordInRecord && want === 'next') return missing({ ...range, length: 0, text: `${sign},` })
  if (recordInRecord && want === 'key' && beforeLast) {
    const offset = beforeLast.end
    const edit = { offset, length: 0, text: sign }
    return syntaxProblem('json.missing-close', { sign }, { offset, length: 1 }, edit)
  }
  const closes = OPENING[token.kind]
  if (want !== 'next' || !closes) return undefined
  const swapped = { offset: token.offset, length: 1, text: sign }
  if (!open.includes(closes) || repairs(text, swapped))
    return syntaxProblem('json.wrong-close', { sign }, rangeOfToken(token), swapped)
  const inserted = { ...range, length: 0, text: sign }
  const dropped = { ...swapped, text: '' }
  if (!repairs(text, inserted) && repairs(text, dropped))
    return syntaxProblem('json.extra-close', { sign: token.kind }, rangeOfToken(token), dropped)
  return missing(inserted)
}
