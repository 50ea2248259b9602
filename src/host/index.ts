import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readSiteMap } from '../content/loading/read'
import { siteLanguage } from '../content/loading/readJson'
import { pageFinder } from '../content/pathMatch'
import { addressesOf } from '../content/siteMap'
import { logToStdout } from '../server/base/requestLog'
import { createListener } from '../server/http/listener'
import { readSettings } from '../server/http/settings'
import { createSite, siteFault } from '../server/http/site'
import { metricsPath } from '../server/metrics/metrics'
import { onRelease } from '../server/releases/releases'
import { isDeskPath } from '../server/staff/deskFiles'
import { createEndpoint, type Server, type ServerOptions, withMetrics } from './services'

export { createHttp } from '../server/http/listener'
export { openClinicsMetrics, openMetrics } from '../server/metrics/metrics'
export { StoreUnavailable } from '../server/storage/storeUnavailable'
export { createEndpoint, type Server, type ServerOptions } from './services'
export { createClinics } from './tenants'

const isApiPath = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/')

/** Composes endpoint, desk and built site. */
export function createServer(options: ServerOptions): Server {
  const { root, env = process.env, metrics } = options
  const log = withMetrics(options.log ?? logToStdout, metrics)
  const dist = join(root, 'dist')
  const page = onRelease(dist, () =>
    pageFinder(addressesOf(readSiteMap({ clinicDir: root, language: siteLanguage(root) }))),
  )
  const site = createSite({
    dist,
    canonicalPath: (pathname) => page()(pathname)?.path,
    trustedProxies: readSettings(env).trustedProxies,
    log,
  })
  const endpoint = createEndpoint(options, () => siteFault(dist))

  async function visit(request: Request): Promise<Response> {
    const start = performance.now()
    const response = await site.fetch(request)
    const { method } = request
    const ms = performance.now() - start
    metrics?.observe({ method, route: 'page', status: response.status, ms })
    return response
  }

  return {
    ...endpoint,
    async fetch(request, connection) {
      const { pathname } = new URL(request.url)
      if (isApiPath(pathname)) return endpoint.fetch(request, connection)
      if (metrics?.answer && pathname === metricsPath)
        return metrics.answer(request, endpoint.store.outbox.state)
      return (await endpoint.desk?.answer(request, connection)) ?? visit(request)
    },
  }
}

/**
 * The endpoint and the last built desk for a connect server (Vite's), without a mount path, which
 * connect would strip.
 */
export function createApiMiddleware(options: ServerOptions) {
  const endpoint = createEndpoint(options)
  const { desk } = endpoint
  const listener = createListener(
    async (request, connection) =>
      (await desk?.answer(request, connection)) ?? endpoint.fetch(request, connection),
  )
  endpoint.start()
  const middleware = (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    const pathname = (request.url ?? '').split('?')[0] ?? ''
    if (isApiPath(pathname) || (desk && isDeskPath(pathname))) void listener(request, response)
    else next()
  }
  return { ...endpoint, middleware }
}
