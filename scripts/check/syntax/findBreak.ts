import { type Kind, type Token, tokenAt } from './tokens.ts'

/** What JSON allows at a place; `next` is a comma or a closing sign. */
export type Want = 'value' | 'key' | 'colon' | 'next' | 'end'

/** The first place where a text stops being JSON, and what was being read there. */
export type Break = {
  text: string
  want: Want
  token: Token
  last: Token | undefined
  beforeLast: Token | undefined
  /** Opening signs that still wait to be closed, outermost first. */
  open: ('{' | '[')[]
  /** Where the innermost of them stands, and the last colon directly inside it. */
  inner: { at: number; colon: number | undefined }
  /** What the schema wants of the field that is being read, where that is known. */
  field?: string
}

/** Reads as strictly as JSON.parse does, but remembers where it stood. No recursion: depth is no danger. */
export function findBreak(text: string): Break | undefined {
  const open: Break['open'] = []
  const places: Break['inner'][] = []
  let want: Want = 'value'
  let last: Token | undefined
  let beforeLast: Token | undefined

  for (;;) {
    const token = tokenAt(text, last?.end ?? 0)
    const next: Want | 'done' | undefined = token.flaw
      ? undefined
      : step(want, token.kind, last?.kind, open)
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

function notePlace(places: Break['inner'][], { kind, offset }: Token) {
  const innermost = places.at(-1)
  if (kind === '{' || kind === '[') places.push({ at: offset, colon: undefined })
  else if (kind === '}' || kind === ']') places.pop()
  else if (kind === ':' && innermost) innermost.colon = offset
}

/** Takes one token; says what may follow, or nothing when the token does not belong here. */
function step(
  want: Want,
  kind: Kind,
  last: Kind | undefined,
  open: Break['open'],
): Want | 'done' | undefined {
  const afterValue = (): Want => (open.length === 0 ? 'end' : 'next')
  const close = (sign: '{' | '['): Want | undefined => {
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
