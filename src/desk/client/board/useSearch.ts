import { useEffect, useState } from 'react'
import type { Found, SearchQuery } from '../../contract/contract'
import { call } from '../kit/call'
import { keepInList } from './lists'

/** Debounce in milliseconds. */
const debounce = 150

export type Search = SearchQuery & { page: number }

export const emptySearch: Search = {
  q: '',
  standing: '',
  doctor: '',
  request: '',
  day: '',
  page: 0,
}

export const hasCriteria = ({ page, ...criteria }: Search): boolean =>
  Object.values(criteria).some(Boolean)

/**
 * Search results, read again when `version` changes. Overtaken responses are dropped; the request
 * being edited keeps its place.
 */
export function useSearch(search: Search, version: unknown, editing: string | undefined) {
  const [found, setFound] = useState<Found>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads again, another open form does not
  useEffect(() => {
    if (!hasCriteria(search)) return setFound(undefined)
    let isOvertaken = false
    const timer = setTimeout(() => {
      call('GET /requests', {}, { ...search, page: String(search.page) }).then(
        (next) => {
          if (!isOvertaken)
            setFound((before) => ({ ...next, ...keepInList(before, next, editing) }))
        },
        () => {
          // The board already shows that the server is unreachable.
        },
      )
    }, debounce)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [search, version])
  return found
}
