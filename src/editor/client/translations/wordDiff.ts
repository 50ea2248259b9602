import { differences, type Stretch } from '../draft/differences'

/** The changes of a text, word by word, in reading order. */
export const wordDiff = (before: string, after: string): Stretch[] =>
  differences(wordsIn(before), wordsIn(after))

/** Words and the white space between them. */
const wordsIn = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []
