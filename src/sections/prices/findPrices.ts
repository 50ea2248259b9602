import type { PricesFile } from '../../content'
import { plainLetters } from '../../formats/letters'
import { wordsOf } from '../../formats/searchText'

type Category = PricesFile['categories'][number]
type Row = Category['rows'][number]

/** What a search leaves of the list: the ids of the shown rows by the id of their category. */
export type FoundPrices = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The treatments a query means. In each category: the rows that say all its
 * words; if none does but the category's title, all rows; else the rows that
 * say them together with the title. A category without a row is left out.
 * Undefined for a query of blanks, which leaves the list as it is.
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

/** How many rows were found in all. */
export const countFound = (found: FoundPrices): number =>
  [...found.values()].reduce((sum, rows) => sum + rows.size, 0)
