import { type ComponentType, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createNavigator } from './navigator'
import type { SitePage } from './routes/pages'
import { delivered, Site } from './routes/Site'

/**
 * Makes the delivered page alive and then calls `onReady`. In development,
 * where none was delivered, renders it.
 */
export function start(
  container: HTMLElement,
  page: SitePage,
  Page: ComponentType,
  onReady: () => void,
): void {
  const site = <Site navigator={createNavigator(delivered(page, Page))} onReady={onReady} />
  if (import.meta.env.DEV) {
    createRoot(container).render(site)
    return
  }
  // In a transition React works in slices and lets taps and scrolling through.
  startTransition(() => {
    hydrateRoot(container, site)
  })
}
