import { useRef, useState } from 'react'
import { prices } from '../../../content'
import { wordsOf } from '../../../shared/formats/searchText'
import { findPrices } from './findPrices'

const nothing: readonly string[] = []

/** The search state. During a search, panels with hits are open; after it, those open before. */
export function usePriceSearch(open: string[], setOpen: (open: string[]) => void) {
  const [query, setQuery] = useState('')
  const openBefore = useRef<string[]>(undefined)
  const found = findPrices(prices.categories, query)

  function search(next: string) {
    const hits = findPrices(prices.categories, next)
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
