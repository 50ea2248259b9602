import { differences } from './differences'

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

function hunksOf(base: string, text: string): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let open: Hunk | undefined
  for (const { kind, text: part } of differences(linesIn(base), linesIn(text))) {
    if (kind === 'same') open = undefined
    else if (!open) {
      open = { start: at, end: at, text: '' }
      hunks.push(open)
    }
    if (kind !== 'added') at += part.length
    if (open && kind === 'removed') open.end = at
    if (open && kind === 'added') open.text += part
  }
  return hunks
}

const linesIn = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
