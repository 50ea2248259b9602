import { unitOf } from '../../shared/splice.ts'
import { lineAt } from '../position.ts'
import { characterAt, insertion, type SyntaxCheck, syntaxProblem } from './syntaxCheck.ts'
import { repairs } from './syntaxError.ts'
import { CLOSING, isClosing, isOpening, type Open, type Token, tokenAt } from './tokens.ts'

/** A line whose indentation does not match its depth. */
type OddLine = { token: Token; before: Token; open: Open[]; deeper: boolean; indent: string }

/**
 * A missing or extra bracket breaks the syntax far away, often at the end of the file; the
 * indentation shows where it happened.
 */
export const oddIndent: SyntaxCheck = ({ text, token, want, open, last }) => {
  const atEnd = token.kind === 'end' && open.length > 0
  const wrongClose = isClosing(token.kind) && want === 'next'
  if (!last || !(atEnd || want === 'end' || wrongClose)) return undefined
  const odd = firstOddLine(text, token.offset)
  if (!odd || (want === 'end' && odd.token.offset === token.offset)) return undefined
  const line = lineAt(text, odd.token.offset)
  const above = lineAt(text, odd.before.offset)
  const range = { offset: odd.token.offset, length: Math.max(1, line.end - odd.token.offset) }
  if (above.text.trim() === line.text.trim()) {
    const double = { offset: line.start, length: line.end + 1 - line.start, text: '' }
    if (repairs(text, double)) return syntaxProblem('json.double-line', {}, range, double)
  }
  if (odd.deeper) {
    const edit = insertion(odd.before.end, `\n${odd.indent}{`)
    return syntaxProblem('json.lost-opening', {}, range, repairs(text, edit) ? edit : undefined)
  }
  const sign = CLOSING[odd.open.at(-1) ?? '{']
  const comma = isClosing(odd.token.kind) ? '' : ','
  const offset = odd.before.kind === ',' ? odd.before.offset : odd.before.end
  const indent = `${odd.indent}${comma ? '' : unitOf(text)}`
  const length = odd.before.end - offset
  const edit = { offset, length, text: `\n${indent}${sign}${comma}` }
  const end = characterAt(Math.max(0, odd.before.end - 1))
  return syntaxProblem('json.missing-close', { sign }, end, repairs(text, edit) ? edit : undefined)
}

function firstOddLine(text: string, until: number): OddLine | undefined {
  const unit = unitOf(text)
  const open: Open[] = []
  let before: Token | undefined
  for (let token = tokenAt(text, 0); token.kind !== 'end'; token = tokenAt(text, token.end)) {
    if (token.offset > until || token.flaw) return undefined
    const { start } = lineAt(text, token.offset)
    const indent = text.slice(start, token.offset)
    const depth = open.length - (isClosing(token.kind) ? 1 : 0)
    if (before && indent.trim() === '' && indent !== unit.repeat(Math.max(0, depth))) {
      const deeper = indent.length > unit.length * depth
      const width = deeper ? Math.max(0, indent.length - unit.length) : indent.length
      return { token, before, open, deeper, indent: indent.slice(0, width) }
    }
    if (isOpening(token.kind)) open.push(token.kind)
    else if (isClosing(token.kind)) open.pop()
    before = token
  }
  return undefined
}
