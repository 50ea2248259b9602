import { applyEdit } from '../shared/splice.ts'
import { message } from './messages.ts'
import { positionOf } from './position.ts'
import type { Edit } from './types.ts'

/** A fix as lines to write, and where, if not on the shown line. */
type FixDescription = { correct: string; doing?: string }

/** A fix of more lines is not shown. */
const MOST_LINES = 4

/**
 * Describes an edit in whole lines. If only the line at `shownAt` changes, its new text is enough.
 * Undefined if too many lines change.
 */
export function describeFix(text: string, edit: Edit, shownAt: number): FixDescription | undefined {
  const before = linesOf(text)
  const after = linesOf(applyEdit(text, edit))
  const first = sameAtStart(before, after)
  const same = sameAtEnd(before, after, first)
  const lost = before.length - same - first
  const written = after.slice(first, after.length - same)
  if (lost > MOST_LINES || written.length > MOST_LINES) return undefined
  const correct = written.map((line) => line.trim()).join('\n')
  const line = first + 1
  const last = first + lost
  const context = oneLine(written.length)
  if (lost === 0) {
    const code = first === 0 ? 'doing.insert-before' : 'doing.insert-after'
    return { correct, doing: message(code, { line: first || 1, context }) }
  }
  if (correct.trim() === '') {
    const doing = message('doing.remove', { from: line, to: last, context: oneLine(lost) })
    return { correct: '', doing }
  }
  if (lost > 1) {
    const code = lost === 2 ? 'doing.replace-two' : 'doing.replace'
    return { correct, doing: message(code, { from: line, to: last, context }) }
  }
  if (written.length > 1) return { correct, doing: message('doing.split-line', { line }) }
  return positionOf(text, shownAt).line === line
    ? { correct }
    : { correct, doing: message('doing.other-line', { line }) }
}

const oneLine = (lines: number) => (lines === 1 ? ('single' as const) : undefined)

const linesOf = (text: string) => text.split(/\r?\n/)

function sameAtStart(before: string[], after: string[]): number {
  let count = 0
  while (count < before.length && count < after.length && before[count] === after[count]) count += 1
  return count
}

function sameAtEnd(before: string[], after: string[], first: number): number {
  const most = Math.min(before.length, after.length) - first
  let count = 0
  while (count < most && before.at(-1 - count) === after.at(-1 - count)) count += 1
  return count
}
