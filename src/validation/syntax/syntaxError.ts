import { applyEdit } from '../../shared/splice.ts'
import type { SchemaNode } from '../schema/node.ts'
import type { Edit } from '../types.ts'
import { isClosing, isOpening, type Kind, type Open, type Token, tokenAt } from './tokens.ts'

/** The expected token; `next` is a comma or a closing bracket. */
type Want = 'value' | 'key' | 'colon' | 'next' | 'end'
type Next = Want | 'done'

/** The first syntax error, with the parser's state. */
export type BrokenSyntax = {
  text: string
  want: Want
  token: Token
  last: Token | undefined
  beforeLast: Token | undefined
  /** Unclosed brackets, outermost first. */
  open: Open[]
  /** Offset of the innermost one, and of the last colon directly inside it. */
  inner: { at: number; colon: number | undefined }
  /** The schema of the field, if known, and the key of the other one of a pair of prices. */
  field?: SchemaNode
  partner?: string | undefined
}

/** As strict as JSON.parse, but returns its state. Not recursive: deep nesting is no risk. */
export function syntaxError(text: string): BrokenSyntax | undefined {
  const open: BrokenSyntax['open'] = []
  const places: BrokenSyntax['inner'][] = []
  let want: Want = 'value'
  let last: Token | undefined
  let beforeLast: Token | undefined

  for (;;) {
    const token = tokenAt(text, last?.end ?? 0)
    const next: Next | undefined = token.flaw ? undefined : step(want, token.kind, last?.kind, open)
    if (next === undefined) {
      const inner = places.at(-1) ?? { at: 0, colon: undefined }
      return { text, want, token, last, beforeLast, open, inner }
    }
    if (next === 'done') return undefined
    notePlace(places, token)
    want = next
    beforeLast = last
    last = token
  }
}

function notePlace(places: BrokenSyntax['inner'][], { kind, offset }: Token) {
  const innermost = places.at(-1)
  if (isOpening(kind)) places.push({ at: offset, colon: undefined })
  else if (isClosing(kind)) places.pop()
  else if (kind === ':' && innermost) innermost.colon = offset
}

/** Consumes a token and returns the next expected one; undefined if the token is not allowed. */
function step(
  want: Want,
  kind: Kind,
  last: Kind | undefined,
  open: BrokenSyntax['open'],
): Next | undefined {
  const afterValue = (): Want => (open.length === 0 ? 'end' : 'next')
  const close = (sign: Open): Want | undefined => {
    if (open.at(-1) !== sign) return undefined
    open.pop()
    return afterValue()
  }
  switch (kind) {
    case '{':
    case '[':
      if (want !== 'value') return undefined
      open.push(kind)
      return kind === '{' ? 'key' : 'value'
    case '}':
      return want === 'next' || (want === 'key' && last === '{') ? close('{') : undefined
    case ']':
      return want === 'next' || (want === 'value' && last === '[') ? close('[') : undefined
    case ':':
      return want === 'colon' ? 'value' : undefined
    case ',':
      if (want !== 'next') return undefined
      return open.at(-1) === '{' ? 'key' : 'value'
    case 'string':
      if (want === 'key') return 'colon'
      return want === 'value' ? afterValue() : undefined
    case 'number':
    case 'literal':
      return want === 'value' ? afterValue() : undefined
    case 'end':
      return want === 'end' ? 'done' : undefined
    default:
      return undefined
  }
}

/** True if the edit alone makes the text valid JSON. */
export const repairs = (text: string, edit: Edit): boolean =>
  syntaxError(applyEdit(text, edit)) === undefined
