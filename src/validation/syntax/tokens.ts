export type Open = '{' | '['
type Sign = Open | '}' | ']' | ':' | ','
export type Kind = Sign | 'string' | 'number' | 'literal' | 'word' | 'comment' | 'odd' | 'end'

export const CLOSING = { '{': '}', '[': ']' } as const

export const isOpening = (kind: Kind | undefined): kind is Open => kind === '{' || kind === '['
export const isClosing = (kind: Kind | undefined) => kind === '}' || kind === ']'

/** A token; `flaw` is set for an invalid string. */
export type Token = {
  kind: Kind
  offset: number
  end: number
  flaw?: 'unfinished' | 'control' | 'escape'
}

const SPACE = /[ \t\r\n]*/y
const STRING = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y
const LOOSE_STRING = /"(?:[^"\\\r\n]|\\.)*("?)/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?/y
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/y
const WORD = /[^\s{}[\]",:]+/y

/** The token at or after `from`. As strict as JSON.parse: an invalid string has a flaw. */
export function tokenAt(text: string, from: number): Token {
  const offset = from + matchLength(SPACE, text, from)
  const sign = text.charAt(offset)
  const token = (kind: Kind, length: number): Token => ({ kind, offset, end: offset + length })
  switch (sign) {
    case '':
      return token('end', 0)
    case '{':
    case '}':
    case '[':
    case ']':
    case ':':
    case ',':
      return token(sign, 1)
    case '"':
      return stringAt(text, offset)
  }
  const comment = matchLength(COMMENT, text, offset)
  if (comment > 0) return token('comment', comment)
  const number = matchLength(NUMBER, text, offset)
  if (number > 0) return token('number', number)
  const word = matchLength(WORD, text, offset)
  if (word === 0) return token('odd', 1)
  return token(
    /^(?:true|false|null)$/.test(text.slice(offset, offset + word)) ? 'literal' : 'word',
    word,
  )
}

function stringAt(text: string, offset: number): Token {
  const clean = matchLength(STRING, text, offset)
  if (clean > 0) return { kind: 'string', offset, end: offset + clean }
  LOOSE_STRING.lastIndex = offset
  const loose = LOOSE_STRING.exec(text)
  const written = loose?.[0] ?? '"'
  const flaw =
    loose?.[1] !== '"' ? 'unfinished' : /[^ -\uFFFF]/.test(written) ? 'control' : 'escape'
  return { kind: 'string', offset, end: offset + written.length, flaw }
}

function matchLength(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.[0].length ?? 0
}
