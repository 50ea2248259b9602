import { useRef, useState } from 'react'
import { prices } from '../../content'
import { wordsOf } from '../../formats/searchText'
import { findPrices } from './findPrices'

const nothing: readonly string[] = []

/**
 * The search in the list: what is typed, what it means, and its say in which
 * panels are open. While something is searched, those with hits are; after it,
 * those that were before.
 */
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
