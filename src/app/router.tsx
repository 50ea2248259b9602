import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { pageAt, pages, type ShownPage } from '../content/pages'
import { motionAllowed } from '../lib/useMotionAllowed'
import { ErrorPanel } from '../sections/site/ErrorPanel'
import { arrive } from './arrive'
import { loadPage } from './loadPage'
import type { Shown } from './navigator'

export { placeOfflineNotice } from '../sections/site/OfflineNotice'

/**
 * What a link leads to has been fetched before; going back can come to a page whose
 * code is gone. The browser then loads the document, whose address it shows already,
 * and nothing more happens here.
 */
const componentOf = (page: ShownPage) =>
  lazyRouteComponent(async () => {
    const Page = await loadPage(page).catch(() => {
      location.reload()
      return new Promise<never>(() => {})
    })
    return { default: Page }
  })

function routeTree() {
  const rootRoute = createRootRoute()
  const routeOf = (path: string, page: ShownPage) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: componentOf(page) })
  return rootRoute.addChildren([
    ...pages.map(({ id, path }) => routeOf(path, id)),
    routeOf('$', 'notFound'),
  ])
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

/** Lets one page pass into the other where browser and visitor allow it; resolves when the new one stands. */
async function inViewTransition(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || !motionAllowed()) return change()
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  // Rejects when the next page comes before this one has settled; that is no fault.
  ready.catch(() => {})
  await updateCallbackDone
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
    routeTree: routeTree(),
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

  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return
    showPage(toLocation)
    arrive(toLocation)
  })
  return { go: (to: string) => inViewTransition(() => router.navigate({ href: to })) }
}
