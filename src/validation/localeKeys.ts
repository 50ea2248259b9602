import { diagnostic } from './diagnostic.ts'
import { pathOf, valueAt } from './jsonPath.ts'
import { message } from './messages.ts'
import { keyRange, positionOf } from './position.ts'
import type { Diagnostic, Doc, Path } from './types.ts'

/** Dotted keys of a locale file: `header.menu` is the text `menu` of the group `header`. */

/** A key and the groups around it, outermost first. */
export const groupsOf = (key: string) =>
  key.split('.').map((_, depth, parts) => parts.slice(0, depth + 1).join('.'))

/** The group of a key with its final dot; empty for a key without group. */
export const groupOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1)

export const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

export const keyPath = (doc: Doc, key: string): Path => pathOf(doc.value, key.split('.'))

/** Keys by a part of them. */
export function grouped(keys: Iterable<string>, partOf: (key: string) => string) {
  const groups = new Map<string, string[]>()
  for (const key of keys) {
    const group = groups.get(partOf(key)) ?? []
    group.push(key)
    groups.set(partOf(key), group)
  }
  return groups
}

/** The outermost group of a key that the contract does not have. */
export const outermostUnknown = (key: string, known: Set<string>) =>
  groupsOf(key).find((group) => !known.has(group)) ?? key

/** The outermost missing group of a key, else the key: a missing group is one cause. */
export function outermostMissing(doc: Doc, key: string): string {
  const gone = groupsOf(key).slice(0, -1)
  return gone.find((group) => isNothing(valueAt(doc.value, keyPath(doc, group)))) ?? key
}

const isNothing = (value: unknown) =>
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Consecutive keys of one group. */
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

/** Texts moved to another group, one diagnostic per move. Deletes these from `strange` and `lost`. */
export function* movedKeys(
  doc: Doc,
  strange: Set<string>,
  lost: Set<string>,
  absent: readonly string[],
): Iterable<Diagnostic> {
  const moves = new Map<string, { from: string; to: string }[]>()
  const byName = grouped(new Set([...lost, ...absent]), nameOf)
  for (const from of strange) {
    const [to, ...others] = (byName.get(nameOf(from)) ?? []).filter((key) => key !== from)
    if (to === undefined || others.length > 0) continue
    const way = `${groupOf(from)} ${groupOf(to)}`
    moves.set(way, [...(moves.get(way) ?? []), { from, to }])
  }
  for (const texts of moves.values()) {
    const [first] = texts
    if (!first) continue
    for (const { from, to } of texts) {
      strange.delete(from)
      lost.delete(to)
      lost.delete(outermostMissing(doc, to))
    }
    const names = texts.map(({ from }) => `"${nameOf(from)}"`).join(', ')
    const home = groupOf(first.to).slice(0, -1)
    const [path, ...others] = texts.map(({ from }) => keyPath(doc, from))
    const range = keyRange(doc, path ?? [])
    const covers = [...others, ...texts.map(({ to }) => keyPath(doc, to))]
    const details = { path, covers }
    if (home === '') yield diagnostic('locale.moved-in', { names }, doc.file, range, details)
    else {
      const { line } = positionOf(doc.text, keyRange(doc, keyPath(doc, home)).offset)
      const expected = message('advice.inside-group', { name: home, line })
      const words = { names, group: home }
      yield diagnostic('locale.moved', words, doc.file, range, { ...details, expected })
    }
  }
}
