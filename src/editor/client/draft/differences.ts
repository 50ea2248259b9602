/** A run of parts that is in both sequences, or in one of them. */
export type Stretch = { kind: 'same' | 'removed' | 'added'; text: string }

/** Longer sequences are replaced as a whole. */
const MOST = 600

/** The changes between two sequences of words or lines, in reading order. */
export function differences(before: readonly string[], after: readonly string[]): Stretch[] {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let tail = 0
  const room = Math.min(before.length, after.length) - start
  while (tail < room && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const [old, now] = [before, after].map((all) => all.slice(start, all.length - tail))
  const found: Stretch[] = []
  const add = (kind: Stretch['kind'], text: string) => {
    const last = found.at(-1)
    if (text === '') return
    if (last?.kind === kind) last.text += text
    else found.push({ kind, text })
  }
  add('same', before.slice(0, start).join(''))
  for (const { kind, text } of middle(old ?? [], now ?? [])) add(kind, text)
  add('same', before.slice(before.length - tail).join(''))
  return found
}

function middle(old: readonly string[], now: readonly string[]): Stretch[] {
  if (old.length > MOST || now.length > MOST)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ]
  const kept = commonLengths(old, now)
  const found: Stretch[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    const [one, other] = [old[at], now[to]]
    if (one !== undefined && one === other) {
      found.push({ kind: 'same', text: one })
      at += 1
      to += 1
    } else if (one !== undefined && (kept[at + 1]?.[to] ?? 0) >= (kept[at]?.[to + 1] ?? -1)) {
      found.push({ kind: 'removed', text: one })
      at += 1
    } else {
      found.push({ kind: 'added', text: other ?? '' })
      to += 1
    }
  }
  return found
}

/** Lengths of the longest common subsequence of all suffixes. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array(now.length + 1).fill(0))
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const [here, below] = [lengths[at], lengths[at + 1]]
      if (!here || !below) continue
      here[to] = old[at] === now[to] ? below[to + 1] + 1 : Math.max(below[to], here[to + 1])
    }
  return lengths
}
