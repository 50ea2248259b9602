import { createContext, useContext } from 'react'
import type { PageId, ShownPage } from '../../content/pages'

/** How the parts of a page take the visitor to another page. */
export type Navigation = {
  /** The page that is shown. */
  page: ShownPage
  /** Shows the page of an address of this site, with its query and `#`. */
  go(href: string): void
  /** Fetches what a page will need, so that going there is quick. */
  prepare(page: PageId): void
  /** Calls back when a route change begins, back and forward included. Returns the function that ends it. */
  onLeave(listener: () => void): () => void
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

/** Throws outside of the site's frame. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation: no NavigationContext above')
  return navigation
}
