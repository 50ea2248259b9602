import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pageFinder } from '../content/pathMatch'
import { faultCode, type Log, logToStdout } from '../server/base/requestLog'
import { createListener } from '../server/http/listener'
import { readSettings } from '../server/http/settings'
import { createSite, siteFault } from '../server/http/site'
import { metricsPath } from '../server/metrics/metrics'
import { openReleases } from '../server/releases/releaseFolder'
import { onRelease } from '../server/releases/releases'
import { isDeskPath } from '../server/staff/deskFiles'
import { createEndpoint, type Server, type ServerOptions, withMetrics } from './services'

export { createHttp } from '../server/http/listener'
export { openMetrics } from '../server/metrics/metrics'
export { StoreUnavailable } from '../server/storage/storeUnavailable'
export { createEndpoint, type Server, type ServerOptions } from './services'

const isApiPath = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/')

/** Composes endpoint, desk and built site. */
export function createServer(options: ServerOptions): Server {
  const { root, env = process.env, metrics } = options
  const log = withMetrics(options.log ?? logToStdout, metrics)
  recover(root, log)
  const dist = join(root, 'dist')
  const endpoint = createEndpoint(options, () => siteFault(dist))
  const page = onRelease(dist, () => pageFinder(endpoint.facts().flatMap(({ pages }) => pages)))
  const site = createSite({
    dist,
    canonicalPath: (pathname) => page()(pathname)?.path,
    trustedProxies: readSettings(env).trustedProxies,
    log,
    failure: () => endpoint.refuse('unexpected'),
  })

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
      try {
        if (isApiPath(pathname)) return await endpoint.fetch(request, connection)
        if (metrics && pathname === metricsPath)
          return await metrics.answer(request, endpoint.store.outbox.state)
        return (await endpoint.desk?.answer(request, connection)) ?? (await visit(request))
      } catch (error) {
        return endpoint.refuse('unexpected', error)
      }
    },
  }
}

/** Requests are accepted even if the releases cannot be read. */
function recover(root: string, log: Log): void {
  try {
    openReleases(root).recover()
  } catch (error) {
    log({ event: 'site', outcome: 'unavailable', cause: faultCode(error) })
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
    endpoint,
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
