/** `hover`: shown, nothing else touched. `pinned`: has the focus, holds the page. */
export type DrawerState = 'closed' | 'hover' | 'pinned'

export const drawerId = 'site-drawer'
