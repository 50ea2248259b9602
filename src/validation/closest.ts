import { plainLetters } from '../shared/formats/letters.ts'

/**
 * The closest candidate within the edit distance, ignoring case and diacritics; undefined for ties.
 * Another number is no slip: `doctor-1` is not meant by `doctor-2`.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const folded = plainLetters(word)
  const figures = figuresIn(folded)
  const limit = folded.length < 4 ? 0 : folded.length < 7 ? 1 : 2
  let best: string | undefined
  let bestDistance = limit + 1
  let rivals = 0
  for (const candidate of candidates) {
    const distance = distanceBetween(folded, plainLetters(candidate), limit)
    if (distance > bestDistance || distance > limit) continue
    if (figures && figuresIn(candidate) && figures !== figuresIn(candidate)) continue
    rivals = distance === bestDistance ? rivals + 1 : 0
    best = candidate
    bestDistance = distance
  }
  return rivals === 0 ? best : undefined
}

const figuresIn = (word: string) => word.replace(/\D+/g, ' ').trim()

/** Damerau–Levenshtein distance of two words, at most `limit + 1`. */
function distanceBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? limit) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? limit + 1
}
