import type { PricesFile } from '../../../content'
import { plainLetters } from '../../../shared/formats/letters'
import { wordsOf } from '../../../shared/formats/searchText'

type Category = PricesFile['categories'][number]
type Row = Category['rows'][number]

/** The ids of matching rows by category id. */
export type FoundPrices = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The rows that match a query, per category: those with all words; if there are none, all rows
 * when the title has all words; else rows that match together with the title. Undefined for a
 * blank query.
 */
export function findPrices(
  categories: readonly Category[],
  query: string,
): FoundPrices | undefined {
  const words = wordsOf(query)
  if (words.length === 0) return undefined
  const says = (text: string) => words.every((word) => plainLetters(text).includes(word))
  const meant = ({ title, rows }: Category): Row[] => {
    const own = rows.filter(({ treatment }) => says(treatment))
    if (own.length > 0) return own
    if (says(title)) return [...rows]
    return rows.filter(({ treatment }) => says(`${title} ${treatment}`))
  }
  return new Map(
    categories
      .map((category) => [category.id, new Set(meant(category).map(({ id }) => id))] as const)
      .filter(([, rows]) => rows.size > 0),
  )
}

export const countFound = (found: FoundPrices): number =>
  [...found.values()].reduce((sum, rows) => sum + rows.size, 0)
