import { closest } from '../closest.ts'
import { lineAt } from '../position.ts'
import { yesOrNo } from '../synonyms.ts'
import {
  characterAt,
  insertion,
  onOneLine,
  rangeOfToken,
  restOfLine,
  type SyntaxCheck,
  syntaxProblem,
  textOf,
} from './syntaxCheck.ts'
import { repairs } from './syntaxError.ts'
import { isClosing, type Kind } from './tokens.ts'

const ends = (kind: Kind) => kind === ',' || isClosing(kind)

export const comment: SyntaxCheck = ({ text, token, last }) => {
  if (last?.kind === 'number' && /^\/\d/.test(text.slice(token.offset))) return undefined
  const isComment = token.kind === 'comment'
  const sign = /^(?:#|<!--|\/(?![^\n]*"))/.test(text.slice(token.offset))
  if (!isComment && !sign) return undefined
  const length = isComment ? token.end - token.offset : restOfLine(text, token.offset).length
  return syntaxProblem('json.comment', {}, { offset: token.offset, length }, '')
}

/** `: "Dolgu"` without the name of the field. */
export const missingKey: SyntaxCheck = ({ want, token }) =>
  want === 'key' && token.kind === ':'
    ? syntaxProblem('json.missing-key', {}, characterAt(token.offset))
    : undefined

/** `true true`: a second value after the first. */
export const secondValue: SyntaxCheck = (at) => {
  const { want, token, last, open } = at
  if (want !== 'next' || !last || open.at(-1) !== '{' || !onOneLine(at, last, token))
    return undefined
  if (token.kind !== 'literal' && token.kind !== 'number') return undefined
  const range = { offset: last.offset, length: token.end - last.offset }
  const isSame = textOf(at, last) === textOf(at, token)
  return syntaxProblem('json.two-values', {}, range, isSame ? textOf(at, last) : undefined)
}

export const missingValue: SyntaxCheck = ({ want, token, last }) => {
  const nothing = want === 'value' && last?.kind === ':' && ends(token.kind)
  if (!nothing && !(want === 'colon' && ends(token.kind))) return undefined
  return syntaxProblem('json.missing-value', {}, characterAt(last?.end ?? token.offset))
}

export const bareKey: SyntaxCheck = (at) => {
  const { text, want, token, last } = at
  if (want === 'colon' && last && /^"\w+\s*:\s*"$/.test(textOf(at, last))) {
    const range = rangeOfToken(last)
    const outside = { ...range, text: `${textOf(at, last).replace(/\s*:\s*"$/, '')}":` }
    if (repairs(text, outside)) return syntaxProblem('json.colon-inside', {}, range, outside)
    const length = textOf(at, last).search(/\s*:/)
    const bare = { offset: last.offset, length }
    return syntaxProblem('json.bare-key', {}, bare, insertion(last.offset + length, '"'))
  }
  if (want !== 'key') return undefined
  const word = /^([\p{L}\w-]+)"?(?=\s*:\s*(?:["“{[\d+-]|true|false|null))/u.exec(
    text.slice(token.offset),
  )
  if (!word?.[1]) return undefined
  const range = { offset: token.offset, length: word[0].length }
  return syntaxProblem('json.bare-key', {}, range, `"${word[1]}"`)
}

export const doubleColon: SyntaxCheck = ({ want, token, last }) => {
  if (want !== 'value' || token.kind !== ':' || last?.kind !== ':') return undefined
  const range = characterAt(token.offset)
  return syntaxProblem('json.double-colon', {}, range, '')
}

/** The colon is missing, or replaced by another character. */
export const missingColon: SyntaxCheck = (at) => {
  const { text, want, token, last } = at
  if (want !== 'colon' || !last) return undefined
  const sign =
    /^(?:=>|->|→|[=;.,：﹕]|[-–—](?=\s*"))(?=[\s"])/.exec(text.slice(token.offset))?.[0] ?? ''
  const length = sign ? token.offset + sign.length - last.end : 0
  const edit = { offset: last.end, length, text: ':' }
  if (ends(token.kind) && !repairs(text, edit)) return undefined
  // The key is alone on its line and another field follows: the value is missing.
  if (token.kind === 'string' && !onOneLine(at, last, token) && !repairs(text, edit))
    return syntaxProblem('json.missing-value', {}, characterAt(last.end))
  const offset = sign ? token.offset : last.end
  return syntaxProblem('json.missing-colon', {}, { offset, length: Math.max(1, sign.length) }, edit)
}

export const bareWord: SyntaxCheck = (at) => {
  const { text, want, token } = at
  if (want !== 'value' || token.kind !== 'word') return undefined
  if (!/^[\p{L}\d]/u.test(textOf(at, token))) return undefined
  const rest = restOfLine(text, token.offset)
  // A sentence to the end of the line keeps its commas; in a list on one line they separate items.
  const sentence = /^[^"{}[\]:]*[^"{}[\]:,\s](?=,?\s*$)/.exec(rest)?.[0]
  const written = sentence ?? /^[^,"{}[\]]+/.exec(rest)?.[0].trimEnd() ?? textOf(at, token)
  const range = { offset: token.offset, length: Math.max(1, written.length) }
  const { type = '', title = '', unit } = at.field ?? {}
  if (unit === 'currency') return syntaxProblem('price.words', { title }, range)
  if (/^(?:integer|number)$/.test(type))
    return syntaxProblem('json.bare-word', { context: 'number' }, range)
  const known = yesOrNo(written) ?? closest(written, ['true', 'false'])
  return syntaxProblem('json.bare-word', {}, range, known ?? `"${written}"`)
}

/** A text that begins with a placeholder, without its quotes. */
export const barePlaceholder: SyntaxCheck = ({ text, token, last }) => {
  if (token.kind !== '{' || last?.kind !== '{' || token.offset !== last.end) return undefined
  const written = /^\{\{[^"{}\r\n]*\}\}[^"{}\r\n]*?(?=,?\s*$)/m.exec(text.slice(last.offset))?.[0]
  if (!written) return undefined
  const range = { offset: last.offset, length: written.length }
  return syntaxProblem('json.bare-word', {}, range, JSON.stringify(written))
}

/** A note, half a tag, or a stray character between the fields. */
export const strayText: SyntaxCheck = ({ text, token, want }) => {
  const isNumber = token.kind === 'number' && want === 'key'
  if (token.kind !== 'word' && token.kind !== 'odd' && !isNumber) return undefined
  const { start, end } = lineAt(text, token.offset)
  const alone = text.slice(start, token.offset).trim() === ''
  const rest = restOfLine(text, token.offset)
  const written = (alone && !/["{}[\]]/.test(rest) ? rest : /^[^"{}[\],:]*/.exec(rest)?.[0]) ?? rest
  const range = { offset: token.offset, length: Math.max(1, written.trimEnd().length) }
  const line = { offset: start, length: end - start + 1, text: '' }
  // Words may be intended; a fix removes only punctuation and tags.
  const piece = /^(?:<[^>]*>|[^\p{L}\d]+)$/u.test(written.trim()) && { ...range, text: '' }
  const inTags = /^<[^<>]*>(.*)<\/[^<>]*>$/.exec(rest.trimEnd())
  const untagged = inTags && { ...range, length: rest.trimEnd().length, text: inTags[1] ?? '' }
  const note = alone && !/["{}[\]:]|,\s*$/.test(rest) && line
  const edit = [piece, untagged, note].find((each) => each && repairs(text, each)) || undefined
  return syntaxProblem('json.stray', {}, range, edit)
}
