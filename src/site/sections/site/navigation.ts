import { createContext, useContext } from 'react'
import type { PageId, ShownPage } from '../../siteView'

/** Navigation as sections use it. */
export type Navigation = {
  page: ShownPage
  /** Shows the page of a same-site address, with query and fragment. */
  go(href: string): void
  /** Prefetches a page. */
  prepare(page: PageId): void
  /** Calls back when a route change begins. Returns the function that unsubscribes. */
  onLeave(listener: () => void): () => void
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

/** Throws outside the site's frame. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation: no NavigationContext above')
  return navigation
}
