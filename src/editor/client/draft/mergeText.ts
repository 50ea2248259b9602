import { visit } from 'jsonc-parser'
import { keysOf } from '../../../shared/recordKeys'
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
  for (const { kind, text: lines } of differences(linesIn(base), linesIn(text))) {
    const part = lines.replaceAll(/^.*?\t/gm, '')
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

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
