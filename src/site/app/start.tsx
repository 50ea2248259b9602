import { type ComponentType, startTransition } from 'react'
import type { ShownPage } from '../../content/pages'
import type { SiteData } from '../../content/siteData'
import { nextTask } from '../../ui/browser'
import { receive } from '../receive'
import { deferred } from './deferred'
import { loadDeliveredPage, loadPage } from './loadPage'
import { createNavigator } from './navigator'
import { receiveNear } from './parts'
import { delivered, Site } from './Site'

const loadFooter = async () => {
  const loading = import('../sections/site/SiteFooter').then(({ SiteFooter }) => SiteFooter)
  const [SiteFooter] = await Promise.all([loading, receiveNear()])
  return SiteFooter
}

/** React's start is a long task on a phone: give it its own. */
async function loadReact() {
  await nextTask()
  return import('react-dom/client')
}

type Ready = { Page: ComponentType; react: Awaited<ReturnType<typeof loadReact>> }

/** Loads the first page with its data; all of it in development, where nothing is prerendered. */
export async function load(page: ShownPage, boot: SiteData): Promise<Ready> {
  receive(boot)
  const loading = import.meta.env.DEV
    ? Promise.all([loadPage(page), receiveNear()]).then(([Page]) => Page)
    : loadDeliveredPage(page, receiveNear)
  const [Page, react] = await Promise.all([loading, loadReact()])
  await nextTask()
  return { Page, react }
}

/**
 * Hydrates the delivered page, then calls `onReady`; renders it in development. An error outside
 * all boundaries removes the page and calls `onFailure`.
 */
export function start(
  container: HTMLElement,
  page: ShownPage,
  { Page, react }: Ready,
  onReady: () => void,
  onFailure: (error: unknown) => void,
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
    react.hydrateRoot(container, site, { onUncaughtError: onFailure })
  })
}
