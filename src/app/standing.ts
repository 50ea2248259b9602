import type { Navigator, Shown } from './navigator'

const nothing = () => {}

/** The navigation of a page that nobody walks away from: one that is printed, or looked at beside a form. */
export const standing = (shown: Shown): Navigator => ({
  shown: () => shown,
  subscribe: () => nothing,
  onLeave: () => nothing,
  go: nothing,
  prepare: nothing,
  catchUp: nothing,
  fetchAhead: async () => {},
})
