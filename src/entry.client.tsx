import './styles/index.css'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followRouteChanges } from './routeChange'
import { createSiteRouter } from './router'
import { canonicalPath } from './routes/paths'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Set in the markup of 404.html alone: only there may the address be another spelling of a page's. */
const isNotFoundPage = document.documentElement.dataset.page === 'notFound'
const alias = isNotFoundPage ? canonicalPath(location.pathname) : undefined

if (alias) {
  location.replace(encodeURI(alias) + location.search + location.hash)
} else {
  start(root)
}

async function start(container: HTMLElement) {
  const router = createSiteRouter(createBrowserHistory())
  const app = <RouterProvider router={router} />
  followRouteChanges(router)
  if (import.meta.env.DEV) {
    createRoot(container).render(app)
    return
  }
  // The tree must be loaded before hydration, or React drops the prerendered
  // DOM; `ssr` makes the router render the same boundaries as the prerenderer.
  router.ssr = { manifest: undefined }
  await router.load()
  // The router scrolls each page it shows to the top; a visitor who has begun to
  // read the prerendered one stays where they are.
  router._scroll.n = false
  // In a transition React works in slices and lets taps and scrolling through.
  startTransition(() => {
    hydrateRoot(container, app)
  })
}
