import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { canonicalPath } from '../routes/paths'
import { createApi } from './app'
import { databasePlace } from './database'
import { readFacts } from './facts'
import { createSite } from './site'
import { createStore, type RequestStore } from './store'

export { StoreUnavailable } from './store'

export type ServerOptions = {
  /** The project's folder: `content/`, `locales/`, `dist/`, `.data/`. */
  root: string
  /** DATA_DIR, DATABASE_URL, DATABASE_AUTH_TOKEN, ALLOWED_ORIGINS, SITE_LOCALE. */
  env?: NodeJS.ProcessEnv
}

export type Fetch = (request: Request) => Response | Promise<Response>
export type Server = { fetch: Fetch; store: RequestStore }

const isApiPath = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/')

/** The endpoint and its store, set up from content, locale and environment. Throws when they are not readable. */
export function createEndpoint({ root, env = process.env }: ServerOptions): Server {
  const facts = readFacts(root, env.SITE_LOCALE || 'tr')
  const store = createStore(databasePlace(root, env))
  const allowedOrigins = (env.ALLOWED_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  const api = createApi({ facts, store, allowedOrigins })
  return { fetch: (request) => api.fetch(request), store }
}

/** The whole server: the endpoint below `/api`, the built site everywhere else. */
export function createServer(options: ServerOptions): Server {
  const { fetch, store } = createEndpoint(options)
  const site = createSite({ dist: join(options.root, 'dist'), canonicalPath })
  return {
    fetch: (request) =>
      isApiPath(new URL(request.url).pathname) ? fetch(request) : site.fetch(request),
    store,
  }
}

/**
 * The endpoint for a connect server (Vite's), to be used without a mount
 * path, because connect would cut it off the address.
 */
export function createApiMiddleware(options: ServerOptions) {
  const { fetch, store } = createEndpoint(options)
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  const middleware = (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    if (isApiPath((request.url ?? '').split('?')[0] ?? '')) void listener(request, response)
    else next()
  }
  return { middleware, store }
}
