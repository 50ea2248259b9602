import { diffArrays } from 'diff'

/** A run of parts that is in both sequences, or in one of them. */
export type Stretch = { kind: 'same' | 'removed' | 'added'; text: string }

/** Parts that differ; with more of them one sequence replaces the other as a whole. */
const MOST = 1000

/** The changes between two sequences of words or lines, in reading order. */
export function differences(before: readonly string[], after: readonly string[]): Stretch[] {
  const found = diffArrays([...before], [...after], { maxEditLength: MOST }) ?? [
    { value: before, removed: true },
    { value: after, added: true },
  ]
  return found.map(({ value, ...part }) => ({
    kind: part.added ? 'added' : part.removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

/** The changes of a text, word by word, with the white space between words. */
export const wordDiff = (before: string, after: string): Stretch[] =>
  differences(wordsIn(before), wordsIn(after))

const wordsIn = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []
