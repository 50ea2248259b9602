import { lineAt } from '../position.ts'
import { type Diagnose, diagnosis, onOneLine, restOfLine, textOf } from './diagnosis.ts'
import type { Kind } from './tokens.ts'

const CURLY = /[“”„‟«»‘’″‶＂`´]/
const ENDS_CURLY = /[“”„‟«»″‶＂](?=\s*,?\s*[}\]]?\s*,?\s*$)/
const SINGLE = /^'[^']*'/

const isString = (kind: Kind | undefined) => kind === 'string'

/** “…” instead of "…", around a key or a value, at one end or both. */
export const curlyQuote: Diagnose = (at) => {
  const { text, token, last, want } = at
  if (token.flaw === 'unfinished') {
    const end = ENDS_CURLY.exec(textOf(at, token))
    return end ? curlyAt(token.offset + end.index, 1) : undefined
  }
  if (want === 'colon' && last && CURLY.test(textOf(at, last))) {
    const offset = last.offset + textOf(at, last).search(CURLY)
    return curlyAt(offset, 1)
  }
  if ((want !== 'value' && want !== 'key') || !CURLY.test(text.charAt(token.offset)))
    return undefined
  const rest = restOfLine(text, token.offset)
  const pair =
    (want === 'key' ? /^[^:]*?(?=\s*:)/ : /^.*?(?=\s*,?\s*[}\]]?\s*,?\s*$)/).exec(rest)?.[0] ?? rest
  const repaired = `"${pair.slice(1, CURLY.test(pair.slice(-1)) || pair.endsWith('"') ? -1 : undefined)}"`
  return diagnosis(
    'json.curly-quote',
    [],
    { offset: token.offset, length: 1 },
    {
      offset: token.offset,
      length: pair.length,
      text: repaired,
    },
  )
}

const curlyAt = (offset: number, length: number) =>
  diagnosis('json.curly-quote', [], { offset, length }, { offset, length, text: '"' })

export const singleQuote: Diagnose = ({ text, token, want }) => {
  if ((want !== 'value' && want !== 'key') || text.charAt(token.offset) !== "'") return undefined
  const rest = restOfLine(text, token.offset)
  const closed = SINGLE.exec(rest)?.[0]
  const edit = closed && {
    offset: token.offset,
    length: closed.length,
    text: `"${closed.slice(1, -1)}"`,
  }
  return diagnosis('json.single-quote', [], { offset: token.offset, length: 1 }, edit || undefined)
}

/** ""Dolgu"": a text in two pairs of quotes. */
export const doubledQuote: Diagnose = (at) => {
  const { text, last, token, want } = at
  if (want !== 'next' && want !== 'colon') return undefined
  if (!last || textOf(at, last) !== '""' || token.offset !== last.end) return undefined
  const written = /^""([^"\r\n]*)""/.exec(text.slice(last.offset))
  if (!written) return undefined
  const range = { offset: last.offset, length: written[0].length }
  return diagnosis('json.double-quote', [], range, { ...range, text: `"${written[1]}"` })
}

/** "filling, "treatment": the closing quote of the value before is missing, on a line with more fields. */
export const closeQuoteMidLine: Diagnose = (at) => {
  const { text, want, last, token } = at
  if (want !== 'next' || !last || !isString(last.kind)) return undefined
  const comma = /,\s*"$/.exec(textOf(at, last))
  if (!comma || !/^\w+"\s*:/.test(text.slice(token.offset))) return undefined
  const offset = last.offset + comma.index
  return diagnosis('json.close-quote', [], { offset, length: 1 }, { offset, length: 0, text: '"' })
}

/** A quotation inside a text ends the text too early. */
export const innerQuote: Diagnose = (at) => {
  const { text, want, last, token } = at
  if (want !== 'next' || !last || !isString(last.kind) || !onOneLine(at, last, token))
    return undefined
  const touching = token.offset === last.end
  const word = token.kind === 'word' || token.kind === 'number'
  const rest = restOfLine(text, token.offset)
  if (!(touching && isString(token.kind)) && !(word && rest.includes('"'))) return undefined
  if (word && /^(?:[;|]|[-–]\s*")/.test(rest)) return undefined
  const from = last.end - 1
  const line = lineAt(text, from)
  const tail = text.slice(from + 1, line.end)
  const end = /"(?=\s*(?:,\s*"|,?\s*[}\]]|,?\s*$))/.exec(tail)
  const range = { offset: from, length: 1 }
  if (!end) return diagnosis('json.inner-quote', [], range)
  let opening = false
  const inner = text.slice(from, from + 1 + end.index).replace(/"/g, () => {
    opening = !opening
    return opening ? '“' : '”'
  })
  return diagnosis('json.inner-quote', [], range, {
    offset: from,
    length: inner.length,
    text: inner,
  })
}

/** A text that does not end on its line: broken in two, or its closing quote is missing. */
export const unfinishedText: Diagnose = (at) => {
  const { text, token } = at
  if (token.flaw !== 'unfinished') return undefined
  const written = textOf(at, token).trimEnd()
  const range = { offset: token.offset, length: written.length }
  const after = /^\r?\n([^\n]*)/.exec(text.slice(token.end))
  const nextLine = after?.[1]?.trim() ?? ''
  const goesOn = nextLine !== '' && !/^["}\]]/.test(nextLine) && nextLine.includes('"')
  if (goesOn && !written.endsWith(',')) {
    const gap = /^\s+/.exec(text.slice(token.offset + written.length))?.[0] ?? ''
    return diagnosis('json.line-break', [], range, {
      offset: token.offset + written.length,
      length: gap.length,
      text: ' ',
    })
  }
  const tail = /\s*[}\]]?\s*,?$/.exec(written)
  const offset = token.offset + (tail ? tail.index : written.length)
  return diagnosis('json.close-quote', [], range, { offset, length: 0, text: '"' })
}

/** Dolgu", or Dolgu: the opening quote, or both, are missing. */
export const openQuote: Diagnose = (at) => {
  const { text, want, token } = at
  if (want !== 'value' || token.kind !== 'word') return undefined
  const closed = /^[^"{}[\]]*"(?=\s*(?:,|[}\]]|$))/.exec(restOfLine(text, token.offset))?.[0]
  if (!closed || /^[\d₺]/.test(closed)) return undefined
  return diagnosis(
    'json.open-quote',
    [],
    { offset: token.offset, length: closed.length },
    {
      offset: token.offset,
      length: 0,
      text: '"',
    },
  )
}
