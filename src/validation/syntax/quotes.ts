import { lineAt } from '../position.ts'
import {
  characterAt,
  insertion,
  restOfLine,
  type SyntaxCheck,
  syntaxProblem,
  textOf,
} from './syntaxCheck.ts'
import { repairs } from './syntaxError.ts'

const CURLY = /[“”„‟«»‘’″‶＂`´]/
const ENDS_CURLY = /[“”„‟«»″‶＂](?=\s*,?\s*[}\]]?\s*,?\s*$)/
const SINGLE = /^'[^']*'/

const OPENS_VALUE = /(?<=^\s*|[{[,:]\s*)[“”„‟«»″＂]/gm
const ENDS_VALUE = /[“”„‟«»″＂](?=\s*:|\s*,\s*[“”„"]|\s*[}\]]|\s*,?\s*$)/gm
const straightened = (text: string) => text.replace(OPENS_VALUE, '"').replace(ENDS_VALUE, '"')

/** Curly quotes around keys and values: of a line, or all over the file. */
export const curlyQuote: SyntaxCheck = (at) => {
  const first = firstCurlyQuote(at)
  const { text } = at
  if (!first || (first.edit && repairs(text, first.edit))) return first
  const line = lineAt(text, first.range.offset)
  const right = straightened(line.text)
  const edit = { offset: line.start, length: line.text.length, text: right }
  if (repairs(text, edit)) return { ...first, edit }
  const all = { offset: 0, length: text.length, text: straightened(text) }
  if (!repairs(text, all)) return first
  return syntaxProblem('json.curly-quotes', { line: right.trim() }, first.range, all)
}

/** “…” instead of "…" around a key or value, at one or both ends. */
const firstCurlyQuote: SyntaxCheck = (at) => {
  const { text, token, last, want } = at
  if (token.flaw === 'unfinished') {
    const end = ENDS_CURLY.exec(textOf(at, token))
    return end ? curlyAt(token.offset + end.index) : undefined
  }
  if (want === 'colon' && last && CURLY.test(textOf(at, last))) {
    return curlyAt(last.offset + textOf(at, last).search(CURLY))
  }
  if (text.startsWith('```', token.offset)) return undefined
  if ((want !== 'value' && want !== 'key') || !CURLY.test(text.charAt(token.offset)))
    return undefined
  const rest = restOfLine(text, token.offset)
  const pair =
    (want === 'key' ? /^[^:]*?(?=\s*:)/ : /^.*?(?=\s*,?\s*[}\]]?\s*,?\s*$)/).exec(rest)?.[0] ?? rest
  const repaired = `"${pair.slice(1, CURLY.test(pair.slice(-1)) || pair.endsWith('"') ? -1 : undefined)}"`
  const edit = { offset: token.offset, length: pair.length, text: repaired }
  return syntaxProblem('json.curly-quote', {}, characterAt(token.offset), edit)
}

const curlyAt = (offset: number) => syntaxProblem('json.curly-quote', {}, characterAt(offset), '"')

export const singleQuote: SyntaxCheck = (at) => {
  const { text, token, want } = at
  if (token.flaw === 'unfinished') {
    const end = /'(?=\s*,?\s*[}\]]?\s*,?\s*$)/.exec(textOf(at, token))
    if (!end) return undefined
    const range = characterAt(token.offset + end.index)
    return syntaxProblem('json.single-quote', {}, range, '"')
  }
  if ((want !== 'value' && want !== 'key') || text.charAt(token.offset) !== "'") return undefined
  const rest = restOfLine(text, token.offset)
  const closed = SINGLE.exec(rest)?.[0]
  const edit = closed
    ? { offset: token.offset, length: closed.length, text: `"${closed.slice(1, -1)}"` }
    : undefined
  return syntaxProblem('json.single-quote', {}, characterAt(token.offset), edit)
}

/** `"filling, "treatment"`: the closing quote is missing, and more fields follow on the line. */
export const closeQuoteMidLine: SyntaxCheck = (at) => {
  const { text, want, last, token } = at
  if (want !== 'next' || last?.kind !== 'string') return undefined
  const comma = /,\s*"$/.exec(textOf(at, last))
  if (!comma) return undefined
  const inList = at.open.at(-1) === '[' && !/^[^"\n]*"\s*:/.test(text.slice(token.offset))
  if (!inList && !/^\w+"\s*:/.test(text.slice(token.offset))) return undefined
  const offset = last.offset + comma.index
  const sign = text.charAt(offset - 1)
  const instead = characterAt(offset - 1)
  if (CURLY.test(sign) || sign === "'")
    return syntaxProblem(sign === "'" ? 'json.single-quote' : 'json.curly-quote', {}, instead, '"')
  return syntaxProblem('json.close-quote', {}, characterAt(offset), insertion(offset, '"'))
}

/** A text with a line break, or without its closing quote. */
export const unfinishedText: SyntaxCheck = (at) => {
  const { text, token } = at
  if (token.flaw !== 'unfinished') return undefined
  const written = textOf(at, token).trimEnd()
  const range = { offset: token.offset, length: written.length }
  if (/\\",?$/.test(written)) {
    const offset = token.offset + written.lastIndexOf('\\')
    return syntaxProblem('json.backslash', {}, characterAt(offset), '')
  }
  const broken = /^"[^"\n]*(?:\n[^"\n]*){1,6}"/.exec(text.slice(token.offset))?.[0]
  const joined = broken?.replace(/\s*\n\s*/g, ' ').replace(/^" | "$/g, '"')
  const edit = joined && { offset: token.offset, length: broken?.length ?? 0, text: joined }
  if (edit && repairs(text, edit)) return syntaxProblem('json.line-break', {}, range, edit)
  const tail = /\s*[}\]]?\s*,?$/.exec(written)
  const offset = token.offset + (tail ? tail.index : written.length)
  return syntaxProblem('json.close-quote', {}, range, insertion(offset, '"'))
}

/** `Dolgu"`: the opening quote is missing. */
export const openQuote: SyntaxCheck = (at) => {
  const { text, want, token } = at
  if (want !== 'value' || token.kind !== 'word') return undefined
  const closed = /^[^"{}[\]]*"(?=\s*(?:,|[}\]]|$))/.exec(restOfLine(text, token.offset))?.[0]
  if (!closed || /^[\d₺]/.test(closed)) return undefined
  const range = { offset: token.offset, length: closed.length }
  return syntaxProblem('json.open-quote', {}, range, insertion(token.offset, '"'))
}
