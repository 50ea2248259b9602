import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { motionAllowed } from '../../ui/hooks/useMotionAllowed'
import { applyHead } from '../head/applyHead'
import type { OpenSite } from '../openSite'
import { isDrawerEntry } from '../sections/site/drawer'
import { ErrorPanel } from '../sections/site/ErrorPanel'
import type { ShownPage } from '../siteView'
import type { Shown } from './loadPage'
import type { Pages } from './pages'

export { placeOfflineNotice } from '../sections/site/OfflineNotice'

/** Going back can reach a page whose files are gone after a deployment: load the document. */
const componentOf = ({ pages }: Opened, page: ShownPage) =>
  lazyRouteComponent(async () => {
    const Page = await pages.load(page).catch(() => {
      location.reload()
      return new Promise<never>(() => {})
    })
    return { default: Page }
  })

function routeTree(opened: Opened) {
  const rootRoute = createRootRoute()
  const routeOf = (path: string, page: ShownPage) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: componentOf(opened, page) })
  return rootRoute.addChildren([
    ...opened.site.pages.map(({ id, path }) => routeOf(path, id)),
    routeOf('$', 'notFound'),
  ])
}

/** The package would overwrite the state of the current history entry. */
function historyWithState() {
  const { state } = window.history
  const history = createBrowserHistory()
  if (state) {
    history.replace(history.location.href, state)
    history.flush()
  }
  return history
}

/** Runs the change in a view transition if possible; resolves after the DOM is updated. */
async function inViewTransition(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || !motionAllowed()) return change()
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  // Rejects if the next page interrupts the transition: no error.
  ready.catch(() => {})
  await updateCallbackDone
}

type Opened = { site: OpenSite; pages: Pages }

type StartOptions = Opened & {
  show: (shown: Shown) => void
  /** The address to go to; default: the current address. */
  href?: string
}

/** Starts the router; resolves after its first page is rendered, rejects if it cannot be loaded. */
export async function startRouter({ site, pages, show, href }: StartOptions) {
  window.history.scrollRestoration = 'manual'
  const history = historyWithState()
  if (href) history[isDrawerEntry() ? 'replace' : 'push'](href)
  const router = createRouter({
    routeTree: routeTree({ site, pages }),
    history,
    caseSensitive: true,
    defaultErrorComponent: ErrorPanel,
  })
  // Loaded before rendering, so that no intermediate state is shown.
  await router.load()

  const content = <RouterProvider router={router} />
  const showPage = ({ pathname }: { pathname: string }) =>
    show({ page: site.pageAt(pathname), content })
  const onShown = ({ pathname, hash }: { pathname: string; hash: string }) => {
    applyHead(pages.headOf(site.pageAt(pathname)))
    showPlace(hash)
  }
  // Not in a transition, which costs several frames at the router's start.
  flushSync(() => showPage(router.state.location))
  onShown(router.state.location)

  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return
    showPage(toLocation)
    onShown(toLocation)
  })
  return {
    go: (to: string) =>
      inViewTransition(() => router.navigate({ href: to, replace: isDrawerEntry() })),
  }
}

/**
 * After every route change: scrolls to the fragment's target, or to the top with focus on the h1,
 * so that screen readers announce the page.
 */
function showPlace(hash: string): void {
  const target = hash && document.getElementById(hash)
  if (target) {
    target.scrollIntoView()
    return
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
