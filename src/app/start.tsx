import { type ComponentType, startTransition } from 'react'
import type { ShownPage } from '../content/pages'
import { nextTask } from '../lib/nextTask'
import { deferred } from './deferred'
import { loadDeliveredPage, loadPage } from './loadPage'
import { createNavigator } from './navigator'
import { delivered, Site } from './Site'

const loadFooter = async () => (await import('../sections/site/SiteFooter')).SiteFooter

/** React's own start is long work on a phone, so it has a task to itself. */
async function loadReact() {
  await nextTask()
  return import('react-dom/client')
}

type Ready = { Page: ComponentType; react: Awaited<ReturnType<typeof loadReact>> }

/** Loads the page to begin with, in development, where none was delivered, the whole of it. */
export async function load(page: ShownPage): Promise<Ready> {
  const loadFirst = import.meta.env.DEV ? loadPage : loadDeliveredPage
  const [Page, react] = await Promise.all([loadFirst(page), loadReact()])
  await nextTask()
  return { Page, react }
}

/**
 * Makes the delivered page alive and then calls `onReady`. In development,
 * where none was delivered, renders it.
 */
export function start(
  container: HTMLElement,
  page: ShownPage,
  { Page, react }: Ready,
  onReady: () => void,
): void {
  const footer = deferred(loadFooter)
  const navigator = createNavigator(delivered(page, Page), { load: loadFooter, wake: footer.wake })
  const ready = () => {
    onReady()
    navigator.catchUp()
    void navigator.fetchAhead()
  }
  const site = <Site navigator={navigator} Footer={footer.Section} onReady={ready} />
  if (import.meta.env.DEV) {
    react.createRoot(container).render(site)
    return
  }
  // In a transition React works in slices and lets taps and scrolling through.
  startTransition(() => {
    react.hydrateRoot(container, site)
  })
}
