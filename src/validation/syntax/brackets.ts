import type { Edit, Range } from '../types.ts'
import {
  characterAt,
  insertion,
  rangeOfToken,
  type SyntaxCheck,
  type SyntaxProblem,
  syntaxProblem,
} from './syntaxCheck.ts'
import { type BrokenSyntax, repairs } from './syntaxError.ts'
import { CLOSING, isOpening, type Kind, type Open } from './tokens.ts'

const OPENING: Partial<Record<Kind, Open>> = { '}': '{', ']': '[' }

/** `{{` or `[{` instead of one bracket. */
export const extraOpen: SyntaxCheck = ({ text, token, last, open, inner }) => {
  const second = characterAt(inner.at)
  if (/[[{]\s*$/.test(text.slice(0, inner.at)) && repairs(text, { ...second, text: '' }))
    return syntaxProblem('json.extra-open', { sign: text.charAt(inner.at) }, second, '')
  const third = characterAt(token.offset)
  if (isOpening(token.kind) && isOpening(last?.kind) && repairs(text, { ...third, text: '' }))
    return syntaxProblem('json.extra-open', { sign: token.kind }, third, '')
  const first = characterAt(text.search(/\S/))
  if (token.kind !== 'end' || open.length !== 1 || text[first.offset] !== '[') return undefined
  return repairs(text, { ...first, text: '' })
    ? syntaxProblem('json.extra-open', { sign: '[' }, first, '')
    : undefined
}

/** A list opened with `{`, a record opened with `[`. */
export const wrongOpen: SyntaxCheck = ({ text, open, inner, token, beforeLast }) => {
  const top = open.at(-1)
  if (!top) return undefined
  const other = top === '{' ? '[' : '{'
  const edit = { offset: inner.at, length: 1, text: other }
  const both = /^\{([^{}[\]:]*)\}|^\[([^{}[\]]*)\]/.exec(text.slice(inner.at))
  const written = both?.[1] === undefined ? `{${both?.[2]}}` : `[${both[1]}]`
  const whole = both && { offset: inner.at, length: both[0].length, text: written }
  const cure = [edit, whole].find((each) => each && repairs(text, each))
  // A field directly after `[`: obeying "an opening bracket is missing" gives `[{`.
  const isRecord = token.kind === ':' && beforeLast?.kind === '['
  if (!cure && !(isRecord && !repairs(text, insertion(inner.at + 1, '{')))) return undefined
  return syntaxProblem('json.wrong-open', { sign: other }, characterAt(inner.at), cure || undefined)
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
  if (field?.type === 'string')
    return syntaxProblem('json.two-values', {}, { offset, length: items[1].length })
  const edit = { offset, length: items[1].length, text: `[${items[1]}]` }
  if (!repairs(text, edit)) return undefined
  return syntaxProblem('json.missing-open', { sign: '[' }, characterAt(offset), edit)
}

/** The opening bracket of a record, a list or the file is missing. */
export const missingOpen: SyntaxCheck = (at) => {
  const { text, token, last, beforeLast, open, inner, want } = at
  for (const sign of ['[', '{'] as const) {
    // Nothing follows the key on its line: the opening bracket is missing there.
    const colon = inner.colon ?? text.length
    const offset = /^:[ \t]*\r?\n/.test(text.slice(colon, colon + 200)) ? colon + 1 : 0
    const edit = insertion(offset, ` ${sign}`)
    if (offset > 0 && repairs(text, edit))
      return syntaxProblem('json.missing-open', { sign }, characterAt(offset - 1), edit)
  }
  if (token.kind === ':' && last?.kind === 'string' && open.at(-1) !== '{') {
    const comma = beforeLast?.kind === ',' && beforeLast.offset
    const closed = comma && insertion(comma, ']')
    if (closed && repairs(text, closed))
      return syntaxProblem('json.missing-close', { sign: ']' }, characterAt(comma), closed)
    if (open.length === 0 && !repairs(text, insertion(0, '{ ')))
      return syntaxProblem('json.head-lost', {}, characterAt(0))
    const range = open.length === 0 ? characterAt(0) : rangeOfToken(last)
    return opened(at, '{', range, insertion(range.offset, '{ '))
  }
  if (want !== 'key' || token.kind !== '{' || last?.kind !== ',') return undefined
  const list =
    inner.colon !== undefined && /^:\s*\{/.test(text.slice(inner.colon, inner.colon + 200))
      ? inner.colon + 1
      : undefined
  const found = list && opened(at, '[', characterAt(list), insertion(list, ' ['), true)
  if (found) return found
  const guess = insertion(token.offset, '"list": [')
  return repairs(text, guess)
    ? syntaxProblem('json.missing-list', {}, characterAt(last.end))
    : undefined
}

function opened(
  { text }: BrokenSyntax,
  sign: Open,
  range: Range,
  edit: Edit,
  sure = false,
): SyntaxProblem | undefined {
  const isWhole = repairs(text, edit)
  if (sure && !isWhole) return undefined
  return syntaxProblem('json.missing-open', { sign }, range, isWhole ? edit : undefined)
}

/** `(` or `)` instead of a bracket of JSON. */
export const roundBracket: SyntaxCheck = ({ text, token, want }) => {
  const sign = text.charAt(token.offset)
  if (token.kind !== 'word' || !(sign === '(' || (sign === ')' && want === 'next')))
    return undefined
  return syntaxProblem('json.round-bracket', {}, characterAt(token.offset))
}

export const missingClose: SyntaxCheck = ({ text, token, last, beforeLast, want, open }) => {
  const top = open.at(-1)
  if (!top || !last) return undefined
  const sign = CLOSING[top]
  const range = characterAt(last.end)
  const missing = (edit?: Edit) => syntaxProblem('json.missing-close', { sign }, range, edit)
  if (token.kind === 'end' && open.length === 1) return missing(insertion(last.end, `\n${sign}`))
  if (token.kind === 'end') {
    const signs = [...open].reverse().map((each) => CLOSING[each])
    return syntaxProblem('json.tail-lost', { signs: signs.join(' ') }, range)
  }
  if (token.kind === '{' && want === 'key' && last.kind === ',' && beforeLast?.kind === ']')
    return syntaxProblem('json.outside-list', {}, rangeOfToken(token))
  const recordInRecord = token.kind === '{' && top === '{'
  if (recordInRecord && want === 'next') return missing(insertion(last.end, `${sign},`))
  if (recordInRecord && want === 'key' && beforeLast) {
    const offset = beforeLast.end
    const edit = insertion(offset, sign)
    return syntaxProblem('json.missing-close', { sign }, characterAt(offset), edit)
  }
  const closes = OPENING[token.kind]
  if (want !== 'next' || !closes) return undefined
  const swapped = { offset: token.offset, length: 1, text: sign }
  if (!open.includes(closes) || repairs(text, swapped))
    return syntaxProblem('json.wrong-close', { sign }, rangeOfToken(token), swapped)
  const inserted = insertion(last.end, sign)
  const dropped = { ...swapped, text: '' }
  if (!repairs(text, inserted) && repairs(text, dropped))
    return syntaxProblem('json.extra-close', { sign: token.kind }, rangeOfToken(token), dropped)
  return missing(inserted)
}
