import { type ComponentType, startTransition } from 'react'
import type { ShownPage } from '../../content/pages'
import { nextTask } from '../../ui/browser'
import { deferred } from './deferred'
import { loadDeliveredPage, loadPage } from './loadPage'
import { createNavigator } from './navigator'
import { delivered, Site } from './Site'

const loadFooter = async () => (await import('../sections/site/SiteFooter')).SiteFooter

/** React's start is a long task on a phone: give it its own. */
async function loadReact() {
  await nextTask()
  return import('react-dom/client')
}

type Ready = { Page: ComponentType; react: Awaited<ReturnType<typeof loadReact>> }

/** Loads the first page; all of it in development, where nothing is prerendered. */
export async function load(page: ShownPage): Promise<Ready> {
  const loadFirst = import.meta.env.DEV ? loadPage : loadDeliveredPage
  const [Page, react] = await Promise.all([loadFirst(page), loadReact()])
  await nextTask()
  return { Page, react }
}

/** Hydrates the delivered page, then calls `onReady`; renders it in development. */
export function start(
  container: HTMLElement,
  page: ShownPage,
  { Page, react }: Ready,
  onReady: () => void,
): void {
  const footer = deferred(loadFooter)
  const navigator = createNavigator(delivered(page, Page), {
    load: loadFooter,
    hydrate: footer.hydrate,
  })
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
  // In a transition React yields to input.
  startTransition(() => {
    react.hydrateRoot(container, site)
  })
}
