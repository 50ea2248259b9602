import { useRef, useState } from 'react'
import type { PricesFile } from '../../../content/types.gen'
import { wordsOf } from '../../../shared/formats/searchText'
import { findPrices } from './findPrices'

const nothing: readonly string[] = []

/** The search state. During a search, panels with hits are open; after it, those open before. */
export function usePriceSearch(
  categories: PricesFile['categories'],
  open: string[],
  setOpen: (open: string[]) => void,
) {
  const [query, setQuery] = useState('')
  const openBefore = useRef<string[]>(undefined)
  const found = findPrices(categories, query)

  function search(next: string) {
    const hits = findPrices(categories, next)
    if (hits) {
      openBefore.current ??= open
      setOpen([...hits.keys()])
    } else if (openBefore.current) {
      setOpen(openBefore.current)
      openBefore.current = undefined
    }
    setQuery(next)
  }

  return { query, search, found, words: found ? wordsOf(query) : nothing }
}
