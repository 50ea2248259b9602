import { diffArrays } from 'diff'
import { visit } from 'jsonc-parser'
import { isJson } from '../../../shared/json'
import { keysOf } from '../../../shared/recordKeys'

/** A replaced part of a text: its range and the new text. */
type Hunk = { start: number; end: number; text: string }

/**
 * `own` with the changes from `base` to `theirs`, line by line; undefined if both changed the same
 * lines. All three are JSON, and so is the result.
 */
export function mergeText(base: string, own: string, theirs: string): string | undefined {
  if (own === base || own === theirs) return theirs
  if (theirs === base) return own
  const [mine, others] = [hunksOf(base, own), hunksOf(base, theirs)]
  if (mine.some((one) => others.some((other) => isOverlap(one, other)))) return undefined
  const merged = [...mine, ...others]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end), base)
  return isJson(merged) ? merged : undefined
}

const isOverlap = (one: Hunk, other: Hunk) =>
  one.start === other.start || (one.start < other.end && other.start < one.end)

/** Changed lines; with more of them a text is replaced as a whole. */
const MOST = 1000

function hunksOf(base: string, text: string): Hunk[] {
  const changes = diffArrays(linesIn(base), linesIn(text), { maxEditLength: MOST })
  if (!changes) return [{ start: 0, end: base.length, text }]
  const hunks: Hunk[] = []
  let at = 0
  let open: Hunk | undefined
  for (const { added, removed, value } of changes) {
    const part = value.map((line) => line.replace(/^.*?\t/, '')).join('')
    if (!added && !removed) open = undefined
    else if (!open) {
      open = { start: at, end: at, text: '' }
      hunks.push(open)
    }
    if (!added) at += part.length
    if (open && removed) open.end = at
    if (open && added) open.text += part
  }
  return hunks
}

/** The lines of a text, each after the ids of its record and a tab: records may look alike. */
function linesIn(text: string): string[] {
  const value: unknown = JSON.parse(text)
  const ids: string[] = []
  visit(text, {
    onLiteralValue(_value, _offset, _length, line, _character, path) {
      const keys = keysOf(value, path())
      ids[line] = keys.filter((key, at) => key !== String(path()[at])).join('/')
    },
  })
  return (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((line, at) => `${ids[at] ?? ''}\t${line}`)
}
