import { type ComponentType, startTransition } from 'react'
import type { SiteData } from '../../content/siteData'
import { nextTask } from '../../ui/browser'
import { type OpenSite, openSite } from '../openSite'
import { deferred } from './deferred'
import { loadDeliveredPage, loadPage } from './loadPage'
import { createNavigator } from './navigator'
import { createPages, type Delivered } from './pages'
import { delivered, Site } from './Site'

const loadFooter = async () => (await import('../sections/site/SiteFooter')).SiteFooter

/** React's start is a long task on a phone: give it its own. */
async function loadReact() {
  await nextTask()
  return import('react-dom/client')
}

type Ready = Delivered & {
  site: OpenSite
  Page: ComponentType
  react: Awaited<ReturnType<typeof loadReact>>
}

/** Links that keep Vite's preload helper from fetching the sheets whose rules the document has. */
const markSheets = (sheets: readonly string[] = []) =>
  document.head.append(
    ...sheets.map((href) => {
      const link = document.createElement('link')
      link.setAttribute('disabled', '')
      return Object.assign(link, { rel: 'stylesheet', href })
    }),
  )

/** Loads the first page; all of it in development, where nothing is prerendered. */
export async function load(siteData: SiteData, { page, data }: Delivered): Promise<Ready> {
  markSheets(data.sheets)
  const site = openSite(siteData)
  const loadFirst = import.meta.env.DEV ? loadPage : loadDeliveredPage
  const loading = loadFirst({ site, page, data: Promise.resolve(data) })
  const [Page, react] = await Promise.all([loading, loadReact()])
  await nextTask()
  return { site, page, data, Page, react }
}

/**
 * Hydrates the delivered page, then calls `onReady`; renders it in development. An error outside
 * all boundaries removes the page and calls `onFailure`.
 */
export function start(
  container: HTMLElement,
  { site, page, data, Page, react }: Ready,
  onReady: () => void,
  onFailure: (error: unknown) => void,
): void {
  const footer = deferred(loadFooter)
  const navigator = createNavigator(
    { site, pages: createPages(site, [{ page, data }]) },
    delivered(page, Page),
    { load: loadFooter, hydrate: footer.hydrate },
  )
  const ready = () => {
    onReady()
    navigator.catchUp()
    void navigator.fetchAhead()
  }
  const app = <Site site={site} navigator={navigator} Footer={footer.Section} onReady={ready} />
  if (import.meta.env.DEV) {
    react.createRoot(container).render(app)
    return
  }
  // In a transition React yields to input.
  startTransition(() => {
    react.hydrateRoot(container, app, { onUncaughtError: onFailure })
  })
}
