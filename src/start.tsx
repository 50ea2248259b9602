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
  const navigator = createNavigator(delivered(page, Page))
  const ready = () => {
    onReady()
    navigator.catchUp()
  }
  const site = <Site navigator={navigator} onReady={ready} />
  if (import.meta.env.DEV) {
    createRoot(container).render(site)
    return
  }
  // In a transition React works in slices and lets taps and scrolling through.
  startTransition(() => {
    hydrateRoot(container, site)
  })
}
