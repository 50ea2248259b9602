import { savesData, withTimeout } from '../../ui/browser'
import type { OpenSite } from '../openSite'
import type { Navigation } from '../sections/site/navigation'
import type { ShownPage } from '../siteView'
import type { Shown } from './loadPage'
import type { Pages } from './pages'

type RouterModule = typeof import('./router')

type Opened = { site: OpenSite; pages: Pages }

type Footer = { load(): Promise<unknown>; hydrate(): Promise<void> }

export type Navigator = Omit<Navigation, 'page'> & {
  shown(): Shown
  /** Shows the page of the address if back or forward was used before hydration. */
  catchUp(): void
  /** Prefetches the router and the pages of the menu while the browser is idle. */
  fetchAhead(): Promise<void>
  subscribe(listener: () => void): () => void
}

/**
 * The router is fetched after hydration; if it fails or times out, the browser loads the document.
 * The footer is hydrated before the page changes; otherwise React would drop it.
 */
export function createNavigator({ site, pages }: Opened, first: Shown, footer: Footer): Navigator {
  const watchers = new Set<() => void>()
  const leavers = new Set<() => void>()
  let shown = first
  let fetched: Promise<RouterModule> | undefined
  let announceOffline: (() => void) | undefined
  let router: ReturnType<RouterModule['startRouter']> | undefined
  let turn = 0

  const show = (next: Shown) => {
    shown = next
    for (const watcher of watchers) watcher()
  }
  const leave = () => {
    for (const leaver of leavers) leaver()
  }
  /** A failed import is retried at the next call. */
  const fetchRouter = () => {
    fetched ??= Promise.all([import('./router'), pages.fetchIndex()]).then(
      ([module]) => {
        // The live region exists before its message.
        announceOffline = module.placeOfflineNotice(site)
        return module
      },
      (error) => {
        fetched = undefined
        throw error
      },
    )
    return fetched
  }
  const load = async (page: ShownPage) => {
    const [router] = await Promise.all([fetchRouter(), pages.load(page), footer.hydrate()])
    return router
  }

  async function go(href: string): Promise<void> {
    turn += 1
    const mine = turn
    leave()
    const target = new URL(href, location.href)
    if (target.href === location.href) return window.scrollTo(0, 0)
    try {
      const { startRouter } = await withTimeout(load(site.pageAt(target.pathname)))
      // A later click wins.
      if (mine !== turn) return
      if (router) await (await router).go(href)
      else router = startRouter({ site, pages, show, href })
      await router
    } catch {
      if (mine === turn) fallBack(target.href)
    }
  }

  /** Prefetch: ignore failures. */
  async function fetchAhead() {
    if (savesData()) return
    try {
      await idle()
      await fetchRouter()
      await idle()
      await footer.load()
      for (const { page } of site.menus.main) {
        await idle()
        await pages.load(page)
      }
    } catch {}
  }
  // After a reload, back and forward can occur before the router has started.
  const catchUp = () => {
    const meant = site.pageAt(location.pathname)
    // An unknown path may be the host's alias of the delivered page.
    if (!router && meant !== shown.page && meant !== 'notFound') void startHere()
  }
  addEventListener('popstate', () => {
    leave()
    catchUp()
  })

  /** Offline, loading the document would show an error page: keeps the page and announces it. */
  function fallBack(href: string) {
    if (!window.navigator.onLine && announceOffline) announceOffline()
    else showAsDocument(href)
  }

  async function startHere() {
    try {
      const { startRouter } = await withTimeout(load(site.pageAt(location.pathname)))
      router ??= startRouter({ site, pages, show })
      await router
    } catch {
      showAsDocument(location.href)
    }
  }

  return {
    go: (href) => void go(href),
    prepare(page) {
      // A failed prefetch is retried when the link is followed.
      if (!savesData()) load(page).catch(() => {})
    },
    onLeave: (listener) => watch(leavers, listener),
    subscribe: (listener) => watch(watchers, listener),
    shown: () => shown,
    catchUp,
    fetchAhead,
  }
}

/** `assign` to the current address, fragment included, does not reload. */
function showAsDocument(href: string) {
  if (href === location.href) location.reload()
  else location.assign(href)
}

function watch(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For browsers without `requestIdleCallback`. */
const PAUSE = 200

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, PAUSE)
  })
