import { say } from './language.ts'
import { placeOf } from './position.ts'
import type { Edit } from './types.ts'

/** A repair as a person does it: what she writes, and where when it is not simply the line shown. */
export type Correction = { correct: string; doing?: string }

/** More lines than this nobody copies by hand. */
const MOST_LINES = 4

/**
 * Says an edit in whole lines. `shownAt` is the offset of the line the editor sees:
 * if that line alone changes, the new line is all there is to say. Undefined when
 * too many lines change for anybody to follow.
 */
export function correctionOf(text: string, edit: Edit, shownAt: number): Correction | undefined {
  const before = linesOf(text)
  const after = linesOf(
    text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length),
  )
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
    const doing =
      first === 0
        ? say('doing.insert-before', { line: 1, context })
        : say('doing.insert-after', { line: first, context })
    return { correct, doing }
  }
  if (correct.trim() === '') {
    const doing = say('doing.remove', { from: line, to: last, context: oneLine(lost) })
    return { correct: '', doing }
  }
  if (lost > 1) {
    const code = lost === 2 ? 'doing.replace-two' : 'doing.replace'
    return { correct, doing: say(code, { from: line, to: last, context }) }
  }
  if (written.length > 1) return { correct, doing: say('doing.split-line', { line }) }
  return placeOf(text, shownAt).line === line
    ? { correct }
    : { correct, doing: say('doing.other-line', { line }) }
}

/** The case of a sentence about a single line. */
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
