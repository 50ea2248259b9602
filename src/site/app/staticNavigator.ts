import type { Shown } from './loadPage'
import type { Navigator } from './navigator'

const nothing = () => {}

/** The navigation of a page without navigation: prerender and preview. */
export const staticNavigator = (shown: Shown): Navigator => ({
  shown: () => shown,
  subscribe: () => nothing,
  onLeave: () => nothing,
  go: nothing,
  prepare: nothing,
  catchUp: nothing,
  fetchAhead: async () => {},
})
