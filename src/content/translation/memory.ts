import type { TextState } from './texts.ts'

/** From this share of common letter pairs on, an earlier translation is worth a look. */
const NEAR = 0.6

/**
 * The translations of the most similar texts of a language, best first; similarity is Dice's
 * coefficient of their letter pairs (L. R. Dice, 1945). Equal texts in the same field are not
 * proposed, because they are translated already (`dictionaryOf`).
 */
export function similarTexts(text: TextState, texts: readonly TextState[], most = 2): TextState[] {
  const pairs = pairsOf(text.text)
  const seen = new Set<string>()
  return texts
    .filter((each) => each !== text && each.words && each.state !== 'missing')
    .map((each) => ({ each, likeness: likeness(pairs, pairsOf(each.text)) }))
    .filter(({ likeness }) => likeness >= NEAR)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ each }) => each)
    .filter(({ words = '' }) => !seen.has(words) && seen.add(words))
    .slice(0, most)
}

/** Letter pairs with their number. */
function pairsOf(text: string): Map<string, number> {
  const letters = text.toLowerCase()
  const pairs = new Map<string, number>()
  for (let at = 0; at < letters.length - 1; at += 1) {
    const pair = letters.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const sizeOf = (pairs: ReadonlyMap<string, number>) =>
    [...pairs.values()].reduce((sum, count) => sum + count, 0)
  const size = sizeOf(one) + sizeOf(other)
  let common = 0
  for (const [pair, count] of one) common += Math.min(count, other.get(pair) ?? 0)
  return size === 0 ? 0 : (2 * common) / size
}
