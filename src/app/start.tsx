import { type ComponentType, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ShownPage } from '../content/pages'
import { deferred } from './deferred'
import { loadDeliveredPage, loadPage } from './loadPage'
import { createNavigator } from './navigator'
import { delivered, Site } from './Site'

const loadFooter = async () => (await import('../sections/site/SiteFooter')).SiteFooter

/** Loads the page to begin with: in development none was delivered. */
export const load = import.meta.env.DEV ? loadPage : loadDeliveredPage

/**
 * Makes the delivered page alive and then calls `onReady`. In development,
 * where none was delivered, renders it.
 */
export function start(
  container: HTMLElement,
  page: ShownPage,
  Page: ComponentType,
  onReady: () => void,
): void {
  const footer = deferred(loadFooter)
  const navigator = createNavigator(delivered(page, Page), footer.wake)
  const ready = () => {
    onReady()
    navigator.catchUp()
  }
  const site = <Site navigator={navigator} Footer={footer.Section} onReady={ready} />
  if (import.meta.env.DEV) {
    createRoot(container).render(site)
    return
  }
  // In a transition React works in slices and lets taps and scrolling through.
  startTransition(() => {
    hydrateRoot(container, site)
  })
}
