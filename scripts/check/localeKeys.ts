import type { Doc, Path } from './types.ts'
import { valueAt } from './walk.ts'

/** Dotted keys of a locale file: `header.menu` is the text `menu` of the group `header`. */

/** A text's key and all groups around it, the outermost first. */
export const groupsOf = (key: string) =>
  key.split('.').map((_, depth, parts) => parts.slice(0, depth + 1).join('.'))

/** The group of a key with its final dot; empty for what stands in no group. */
export const groupOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1)

export const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

export const pathOf = (doc: Doc, key: string): Path => {
  const path: (string | number)[] = []
  for (const part of key.split('.'))
    path.push(Array.isArray(valueAt(doc.value, path)) ? Number(part) : part)
  return path
}

/** The outermost part of a key that the code does not know. */
export const highestStrange = (key: string, known: Set<string>) =>
  groupsOf(key).find((group) => !known.has(group)) ?? key

/** The outermost group that is gone with a text: a deleted group is one cause. */
export function highestLost(doc: Doc, key: string): string {
  const gone = groupsOf(key).slice(0, -1)
  return gone.find((group) => isNothing(valueAt(doc.value, pathOf(doc, group)))) ?? key
}

const isNothing = (value: unknown) =>
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Keys that follow one another in the same group: lines deleted in one go. */
export function runsOf(keys: Set<string>, expected: readonly string[]): string[][] {
  const runs: string[][] = []
  let run: string[] | undefined
  for (const each of expected) {
    const key = groupsOf(each).find((group) => keys.has(group))
    const last = run?.at(-1)
    if (key === undefined) run = undefined
    else if (run && last !== undefined && groupOf(last) === groupOf(key)) {
      if (last !== key) run.push(key)
    } else {
      run = [key]
      runs.push(run)
    }
  }
  return runs
}
