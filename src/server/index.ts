import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readSiteMap } from '../content/read'
import { addressesOf } from '../content/siteMap'
import { pageFinder } from '../content/spellings'
import { isDeskPath } from './desk/files'
import { createEndpoint, heardBy, type Server, type ServerOptions } from './endpoint'
import { followBuild } from './followBuild'
import { createListener } from './listener'
import { metricsPath } from './metrics'
import { logToStdout } from './requestLog'
import { readSettings } from './settings'
import { createSite, siteFault } from './site'
import { siteLanguage } from './siteLanguage'

export { createClinics } from './clinics'
export { createGitProposals } from './editor/gitProposals'
export type { ProposalPort } from './editor/port'
export { openRepository } from './editor/repository'
export { createEndpoint, type Server, type ServerOptions } from './endpoint'
export { createHttp } from './listener'
export { openClinicsMetrics, openMetrics } from './metrics'
export { StoreUnavailable } from './store/storeUnavailable'

const isApiPath = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/')

/** The whole server: the endpoint below `/api`, the desk where it is open, the built site everywhere else. */
export function createServer(options: ServerOptions): Server {
  const { root, env = process.env, metrics } = options
  const log = heardBy(options.log ?? logToStdout, metrics)
  const dist = join(root, 'dist')
  const page = followBuild(dist, () =>
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
 * The endpoint for a connect server (Vite's), and the desk as it was last built, to be
 * used without a mount path, because connect would cut it off the address.
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
