/** `pinned` traps focus and locks the page; `hover` does neither. */
export type DrawerState = 'closed' | 'hover' | 'pinned'

export const drawerId = 'site-drawer'
