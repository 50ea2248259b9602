import { lineAt } from '../position.ts'
import { type SyntaxCheck, syntaxProblem } from './syntaxCheck.ts'
import { repairs } from './syntaxError.ts'
import { type Token, tokenAt } from './tokens.ts'

const CLOSING = { '{': '}', '[': ']' } as const

/** A line whose indentation does not match its depth. */
type OddLine = { token: Token; before: Token; open: ('{' | '[')[]; deeper: boolean; indent: string }

/**
 * A missing or extra bracket breaks the syntax far away, often at the end of the file; the
 * indentation shows where it happened.
 */
export const oddIndent: SyntaxCheck = ({ text, token, want, open, last }) => {
  const atEnd = token.kind === 'end' && open.length > 0
  const closes = token.kind === '}' || token.kind === ']'
  if (!last || !(atEnd || want === 'end' || (closes && want === 'next'))) return undefined
  const odd = firstOddLine(text, token.offset)
  if (!odd || (want === 'end' && odd.token.offset === token.offset)) return undefined
  const line = lineAt(text, odd.token.offset)
  const above = lineAt(text, odd.before.offset)
  const range = { offset: odd.token.offset, length: Math.max(1, line.end - odd.token.offset) }
  if (above.text.trim() === line.text.trim()) {
    const double = { offset: line.start, length: line.end + 1 - line.start, text: '' }
    if (repairs(text, double)) return syntaxProblem('json.double-line', {}, range, double)
  }
  const top = odd.open.at(-1) ?? '{'
  if (odd.deeper) {
    const edit = { offset: odd.before.end, length: 0, text: `\n${odd.indent}{` }
    return syntaxProblem('json.lost-opening', {}, range, repairs(text, edit) ? edit : undefined)
  }
  const sign = CLOSING[top]
  const comma = odd.token.kind === '}' || odd.token.kind === ']' ? '' : ','
  const offset = odd.before.kind === ',' ? odd.before.offset : odd.before.end
  const indent = `${odd.indent}${comma ? '' : unitOf(text)}`
  const length = odd.before.end - offset
  const edit = { offset, length, text: `\n${indent}${sign}${comma}` }
  const end = { offset: Math.max(0, odd.before.end - 1), length: 1 }
  return syntaxProblem('json.missing-close', { sign }, end, repairs(text, edit) ? edit : undefined)
}

function firstOddLine(text: string, until: number): OddLine | undefined {
  const unit = unitOf(text)
  if (unit === '') return undefined
  const open: ('{' | '[')[] = []
  let before: Token | undefined
  for (let token = tokenAt(text, 0); token.kind !== 'end'; token = tokenAt(text, token.end)) {
    if (token.offset > until || token.flaw) return undefined
    const closes = token.kind === '}' || token.kind === ']'
    const { start } = lineAt(text, token.offset)
    const indent = text.slice(start, token.offset)
    const depth = open.length - (closes ? 1 : 0)
    if (before && indent.trim() === '' && indent !== unit.repeat(Math.max(0, depth))) {
      const deeper = indent.length > unit.length * depth
      const outer = indent.slice(
        0,
        deeper ? Math.max(0, indent.length - unit.length) : indent.length,
      )
      return { token, before, open, deeper, indent: outer }
    }
    if (token.kind === '{' || token.kind === '[') open.push(token.kind)
    else if (closes) open.pop()
    before = token
  }
  return undefined
}

/** How far the first line inside the file is set in. */
const unitOf = (text: string) => /^\s*[{[]\r?\n([ \t]+)/.exec(text)?.[1] ?? ''
