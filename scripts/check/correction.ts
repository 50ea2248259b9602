import { placeOf } from './position.ts'
import type { Edit } from './types.ts'
import { doing } from './words.ts'

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
  if (lost === 0) {
    return {
      correct,
      doing:
        first === 0
          ? doing.insertBefore(1, written.length)
          : doing.insertAfter(first, written.length),
    }
  }
  if (correct.trim() === '') return { correct: '', doing: doing.remove(line, last) }
  if (lost > 1) return { correct, doing: doing.replaceLines(line, last, written.length) }
  if (written.length > 1) return { correct, doing: doing.splitLine(line) }
  return placeOf(text, shownAt).line === line
    ? { correct }
    : { correct, doing: doing.otherLine(line) }
}

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
