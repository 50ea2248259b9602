import type { PricesFile } from '../../../content/types.gen'
import { plainLetters } from '../../../shared/formats/letters'
import { wordsOf } from '../../../shared/formats/searchText'

type Category = PricesFile['categories'][number]
type Row = Category['rows'][number]

/** The ids of matching rows by category id. */
export type FoundPrices = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The matching rows per category: those with all words in name and search words, else all rows under a title with all words,
 * else rows that match together with the title. Undefined for a blank query.
 */
export function findPrices(
  categories: readonly Category[],
  query: string,
): FoundPrices | undefined {
  const words = wordsOf(query)
  if (words.length === 0) return undefined
  const matches = (text: string) => words.every((word) => plainLetters(text).includes(word))
  const matching = ({ title, rows }: Category): Row[] => {
    const own = rows.filter(({ treatment, keywords = '' }) => matches(`${treatment} ${keywords}`))
    if (own.length > 0) return own
    if (matches(title)) return [...rows]
    return rows.filter(({ treatment }) => matches(`${title} ${treatment}`))
  }
  return new Map(
    categories
      .map((category) => [category.id, new Set(matching(category).map(({ id }) => id))] as const)
      .filter(([, rows]) => rows.size > 0),
  )
}

export const countFound = (found: FoundPrices): number =>
  [...found.values()].reduce((sum, rows) => sum + rows.size, 0)
