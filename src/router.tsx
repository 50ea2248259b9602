import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { motionAllowed } from './lib/useMotionAllowed'
import type { Shown } from './navigator'
import { arrive } from './routeChange'
import { loadPage } from './routes/pageModules'
import { pageAt, publishedPages, type SitePage } from './routes/pages'
import { paths } from './routes/paths'
import { loadDeferred } from './sections/site/deferred'
import { ErrorPanel } from './sections/site/ErrorPanel'
import { placeOfflineNotice } from './sections/site/OfflineNotice'

/** Tells the visitor that a page cannot be fetched, until the line is back. */
export const sayOffline = placeOfflineNotice()

const rootRoute = createRootRoute()

const componentOf = (page: SitePage) =>
  lazyRouteComponent(async () => ({ default: await wholePage(page) }))

/**
 * A page with all its sections. What a link leads to has been fetched before; going
 * back can come to a page whose code is gone. The browser then loads the document,
 * whose address it shows already.
 */
async function wholePage(page: SitePage) {
  try {
    const Page = await loadPage[page]()
    await loadDeferred(page)
    return Page
  } catch {
    location.reload()
    return new Promise<never>(() => {})
  }
}

const routeTree = rootRoute.addChildren([
  ...publishedPages.map((page) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path: paths[page],
      component: componentOf(page),
    }),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '$', component: componentOf('notFound') }),
])

/** Lets one page pass into the other where browser and visitor allow it; resolves when the new one stands. */
async function inViewTransition(change: () => void | Promise<void>): Promise<void> {
  if (!document.startViewTransition || !motionAllowed()) return change()
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  // Rejects when the next page comes before this one has settled; that is no fault.
  ready.catch(() => {})
  await updateCallbackDone
}

/** The browser's history. The package would wipe what the entry the visitor is on carries. */
function historyWithState() {
  const { state } = window.history
  const history = createBrowserHistory()
  if (state) {
    history.replace(history.location.href, state)
    history.flush()
  }
  return history
}

type StartOptions = {
  /** Puts a page into the site's frame. */
  show: (shown: Shown) => void
  /** The address to go to; without it, the one that stands in the address bar. */
  href?: string
}

/**
 * Starts the router in place of the delivered page and shows its first page.
 * Resolves when that has been rendered; rejects when it cannot be loaded.
 */
export async function startRouter({ show, href }: StartOptions) {
  window.history.scrollRestoration = 'manual'
  const history = historyWithState()
  if (href) history.push(href)
  const router = createRouter({
    routeTree,
    history,
    caseSensitive: true,
    defaultErrorComponent: ErrorPanel,
  })
  // Loaded before it is rendered: the page changes at once, with nothing between.
  await router.load()

  const content = <RouterProvider router={router} />
  const showPage = ({ pathname }: { pathname: string }) => show({ page: pageAt(pathname), content })
  // At once: a transition costs several frames, and this change has the router's start to bear.
  flushSync(() => showPage(router.state.location))
  arrive(router.state.location)
  router.startViewTransition = inViewTransition

  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return
    showPage(toLocation)
    arrive(toLocation)
  })
  return { go: (to: string) => void router.navigate({ href: to }) }
}
