/** A run of words that is in both texts, or in one of them. */
export type Stretch = { kind: 'same' | 'removed' | 'added'; text: string }

/** Longer texts are replaced as a whole. */
const MOST = 600

/** The changes of a text, word by word, in reading order. */
export function wordDiff(before: string, after: string): Stretch[] {
  const [old, now] = [wordsIn(before), wordsIn(after)]
  if (old.length > MOST || now.length > MOST)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  const kept = commonLengths(old, now)
  const found: Stretch[] = []
  const add = (kind: Stretch['kind'], text: string) => {
    const last = found.at(-1)
    if (last?.kind === kind) last.text += text
    else found.push({ kind, text })
  }
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    const [one, other] = [old[at], now[to]]
    if (one !== undefined && one === other) {
      add('same', one)
      at += 1
      to += 1
    } else if (one !== undefined && (kept[at + 1]?.[to] ?? 0) >= (kept[at]?.[to + 1] ?? -1)) {
      add('removed', one)
      at += 1
    } else {
      add('added', other ?? '')
      to += 1
    }
  }
  return found
}

/** Words and the white space between them. */
const wordsIn = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

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
