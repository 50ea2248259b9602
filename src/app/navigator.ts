import type { ReactNode } from 'react'
import { menus, pageAt, type ShownPage } from '../content/pages'
import { idle } from '../lib/idle'
import { inTime } from '../lib/inTime'
import { savesData } from '../lib/savesData'
import type { Navigation } from '../sections/site/navigation'
import { loadPage } from './loadPage'

type RouterModule = typeof import('./router')

/** What stays below every page: its code, and its coming alive. */
type Footer = { load(): Promise<unknown>; wake(): Promise<void> }

/** A page, and what stands in the site's frame for it. */
export type Shown = { page: ShownPage; content: ReactNode }

export type Navigator = Omit<Navigation, 'page'> & {
  shown(): Shown
  /** Shows the page of the address, where back or forward was pressed before anyone listened. */
  catchUp(): void
  /** Fetches what a visitor may want next, the router and the menu's pages, each when the browser is idle. */
  fetchAhead(): Promise<void>
  /** Calls back when another page is shown. */
  subscribe(listener: () => void): () => void
}

/**
 * The browser's navigation. The page that was delivered needs no router: it is
 * fetched once that page is alive, and takes over with the first page change. Where
 * it cannot be fetched, or not in time, the browser loads the page as a document: once,
 * for the visitor's one press. The footer, which stays, is alive before it hears of
 * another page: React would take away what it cannot tell yet.
 */
export function createNavigator(first: Shown, footer: Footer): Navigator {
  const watchers = new Set<() => void>()
  const leavers = new Set<() => void>()
  let shown = first
  let fetched: Promise<RouterModule> | undefined
  let sayOffline: (() => void) | undefined
  let router: ReturnType<RouterModule['startRouter']> | undefined
  let turn = 0

  const show = (next: Shown) => {
    shown = next
    for (const watcher of watchers) watcher()
  }
  const leave = () => {
    for (const leaver of leavers) leaver()
  }
  /** What fails now is tried again by whoever needs it next. */
  const fetchRouter = () => {
    fetched ??= import('./router').then(
      (module) => {
        // Its region is there before its news.
        sayOffline = module.placeOfflineNotice()
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
    const [router] = await Promise.all([fetchRouter(), loadPage(page)])
    return router
  }
  const whole = async (page: ShownPage) => {
    const [router] = await Promise.all([load(page), footer.wake()])
    return router
  }

  async function go(href: string): Promise<void> {
    turn += 1
    const mine = turn
    leave()
    const target = new URL(href, location.href)
    if (target.href === location.href) return window.scrollTo(0, 0)
    try {
      const { startRouter } = await inTime(whole(pageAt(target.pathname)))
      // Whoever pressed a second link meanwhile means that one.
      if (mine !== turn) return
      if (router) await (await router).go(href)
      else router = startRouter({ show, href })
      await router
    } catch {
      if (mine === turn) giveUp(target.href)
    }
  }

  /** Nobody has asked for these, so a failure is nobody's. */
  async function fetchAhead() {
    if (savesData()) return
    try {
      await idle()
      await fetchRouter()
      await idle()
      await footer.load()
      for (const { page } of menus.main) {
        await idle()
        await loadPage(page)
      }
    } catch {}
  }
  // After a reload in the middle of a visit: back and forward, before any link was followed.
  const catchUp = () => {
    const meant = pageAt(location.pathname)
    // What no page answers to may be a host's own spelling of the one it delivered.
    if (!router && meant !== shown.page && meant !== 'notFound') void startHere()
  }
  addEventListener('popstate', () => {
    leave()
    catchUp()
  })

  /**
   * Without a line a document would be the browser's own error page: the page stays
   * and says so itself, with the words that came with the router.
   */
  function giveUp(href: string) {
    if (!window.navigator.onLine && sayOffline) sayOffline()
    else showAsDocument(href)
  }

  async function startHere() {
    try {
      const { startRouter } = await inTime(whole(pageAt(location.pathname)))
      router ??= startRouter({ show })
      await router
    } catch {
      showAsDocument(location.href)
    }
  }

  return {
    go: (href) => void go(href),
    prepare(page) {
      // What fails now is tried again when the link is followed.
      if (!savesData()) whole(page).catch(() => {})
    },
    onLeave: (listener) => watch(leavers, listener),
    subscribe: (listener) => watch(watchers, listener),
    shown: () => shown,
    catchUp,
    fetchAhead,
  }
}

/** To the address the visitor is at already, `#` and all, no browser goes without being told to reload. */
function showAsDocument(href: string) {
  if (href === location.href) location.reload()
  else location.assign(href)
}

function watch(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
