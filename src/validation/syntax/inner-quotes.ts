import { lineAt } from '../position.ts'
import {
  characterAt,
  onOneLine,
  restOfLine,
  type SyntaxCheck,
  syntaxProblem,
  textOf,
} from './syntaxCheck.ts'
import { type BrokenSyntax, repairs } from './syntaxError.ts'

/** ""Dolgu"": a text in two pairs of quotes. */
export const doubledQuote: SyntaxCheck = (at) => {
  const { text, last, token, want } = at
  if (want !== 'next' && want !== 'colon') return undefined
  if (!last || textOf(at, last) !== '""' || token.offset !== last.end) return undefined
  const written = /^""([^"\r\n]*)""/.exec(text.slice(last.offset))
  if (!written) return undefined
  const range = { offset: last.offset, length: written[0].length }
  return syntaxProblem('json.double-quote', {}, range, `"${written[1]}"`)
}

/** A quotation inside a text ends the text too early. */
export const innerQuote: SyntaxCheck = (at) => {
  const { text, want, last, token } = at
  if (want !== 'next' || last?.kind !== 'string' || !onOneLine(at, last, token)) return undefined
  const touching = token.offset === last.end
  const word = token.kind === 'word' || token.kind === 'number'
  const rest = restOfLine(text, token.offset)
  const placeholder = rest.startsWith('{{')
  if (!(touching && (token.kind === 'string' || placeholder)) && !(word && rest.includes('"')))
    return undefined
  if (word && /^(?:[;|]|[-–]\s*")/.test(rest)) return undefined
  const from = last.end - 1
  const line = lineAt(text, from)
  const tail = text.slice(from + 1, line.end)
  const end = /"(?=\s*(?:,\s*"|,?\s*[}\]]|,?\s*$))/.exec(tail)
  const range = characterAt(from)
  const address = /<iframe\b[^\n]*?\bsrc="(https:[^"\s]+)"/.exec(line.text)?.[1]
  if (address) return embedCode(at, last.offset, line.end, address)
  const single = { ...range, text: '' }
  const inList = at.open.at(-1) === '['
  const count = end ? [...tail.slice(0, end.index).matchAll(/"/g)].length + 1 : 0
  // A single quote in a list may separate two items.
  if (inList && count % 2 === 1) return syntaxProblem('json.mixed-quotes', {}, range)
  if (!/\d/.test(text.charAt(from - 1)) && repairs(text, single))
    return syntaxProblem('json.inner-quote', {}, range, single)
  if (!end || count % 2 === 1) return syntaxProblem('json.inner-quote', {}, range)
  const quoted = text.slice(from, from + 1 + end.index)
  if (
    /^"(?:[^"]*"[^"]*")*[^"]*$/.test(quoted) &&
    /"\s|[\s“”]"/.test(`${quoted}"`.replace(/"[^"]*"/g, ''))
  )
    return syntaxProblem('json.mixed-quotes', {}, range)
  let opening = false
  const inner = quoted.replace(/"/g, () => {
    opening = !opening
    return opening ? '“' : '”'
  })
  const edit = { offset: from, length: inner.length, text: inner }
  return syntaxProblem('json.inner-quote', {}, range, edit)
}

/** A map's `<iframe>` with its quotes instead of its URL. */
function embedCode({ text }: BrokenSyntax, offset: number, lineEnd: number, address: string) {
  const code = text.slice(offset, lineEnd).replace(/\s*,?\s*$/, '')
  const range = { offset, length: code.length }
  return syntaxProblem('json.embed-code', {}, range, `"${address}"`)
}

/** `""A" b"`: the closing quote comes too early. */
export const earlyQuote: SyntaxCheck = (at) => {
  const { text, want, last, token } = at
  if (want !== 'next' || last?.kind !== 'string' || !onOneLine(at, last, token)) return undefined
  const rest = /^[^"{}[\]:]*[\p{L}\d.!?]/u.exec(restOfLine(text, last.end))?.[0]
  if (!rest || token.kind !== 'word' || /^\s*[;|,]/.test(rest)) return undefined
  const edit = { offset: last.end - 1, length: rest.length + 1, text: `${rest}"` }
  const fix = repairs(text, edit) ? edit : undefined
  return syntaxProblem('json.inner-quote', {}, characterAt(last.end - 1), fix)
}
