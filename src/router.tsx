import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { isPublished } from './routes/pages'
import { paths } from './routes/paths'
import { Root } from './routes/Root'
import { ErrorPanel } from './sections/site/ErrorPanel'

const rootRoute = createRootRoute({ component: Root })

const notFoundPage = lazyRouteComponent(() => import('./routes/NotFoundPage'), 'NotFoundPage')

const routeTree = rootRoute.addChildren([
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.home,
    component: lazyRouteComponent(() => import('./routes/HomePage'), 'HomePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.about,
    component: lazyRouteComponent(() => import('./routes/AboutPage'), 'AboutPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.staff,
    component: lazyRouteComponent(() => import('./routes/StaffPage'), 'StaffPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.prices,
    component: isPublished('prices')
      ? lazyRouteComponent(() => import('./routes/PricesPage'), 'PricesPage')
      : notFoundPage,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.contact,
    component: lazyRouteComponent(() => import('./routes/ContactPage'), 'ContactPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.appointment,
    component: lazyRouteComponent(() => import('./routes/AppointmentPage'), 'AppointmentPage'),
  }),
  createRoute({ getParentRoute: () => rootRoute, path: '$', component: notFoundPage }),
])

/** The router over a history: the browser's on the client, one in memory while prerendering. */
export function createSiteRouter(history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPanel,
    caseSensitive: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
