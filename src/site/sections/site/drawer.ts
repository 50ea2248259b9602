/** `pinned` traps focus and locks the page; `hover` does neither. */
export type DrawerState = 'closed' | 'hover' | 'pinned'

export const drawerId = 'site-drawer'

/** On a phone, Back closes the open drawer first: it has an entry of the history. */
export function pushDrawerEntry(): boolean {
  if (!matchMedia('(hover: none)').matches) return false
  history.pushState({ ...history.state, [drawerId]: true }, '')
  return true
}

/** A navigation from the drawer replaces its entry. */
export const isDrawerEntry = (): boolean => history.state?.[drawerId] === true
