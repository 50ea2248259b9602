import { useEffect, useState } from 'react'
import type { Found, Wanted } from '../contract'
import { ask } from '../lib/ask'
import { keepInList } from './lists'

/** How long the writing of a query may pause before it is asked, in milliseconds. */
const pause = 150

export type Search = Wanted & { page: number }

export const nothing: Search = { q: '', standing: '', doctor: '', request: '', day: '', page: 0 }

export const isWanted = ({ page, ...wanted }: Search): boolean =>
  Object.values(wanted).some(Boolean)

/**
 * What a search finds, asked anew when `version` changes. An answer that a newer question
 * has overtaken is dropped; the request somebody writes about keeps its place.
 */
export function useFound(search: Search, version: unknown, workedOn: string | undefined) {
  const [found, setFound] = useState<Found>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version asks anew, what is worked on does not
  useEffect(() => {
    if (!isWanted(search)) return setFound(undefined)
    let isOvertaken = false
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ ...search, page: String(search.page) })
      ask<Found>(`/requests?${query}`).then(
        (next) => {
          if (!isOvertaken)
            setFound((before) => ({ ...next, ...keepInList(before, next, workedOn) }))
        },
        () => {
          // The lists beside it say that the server cannot be reached.
        },
      )
    }, pause)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [search, version])
  return found
}
