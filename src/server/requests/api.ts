import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ServerFacts } from '../../content/loading/clinicFacts'
import type { Health, MailHealth } from '../../shared/publicRoutes'
import type { AddressLimit } from '../base/limits'
import { type Log, logToStdout, placesOf, requestLog } from '../base/requestLog'
import { withSecurityHeaders } from '../http/headers'
import { mailHealth } from '../mail/delivery'
import type { RequestStore } from '../storage/store'
import { outageSeconds, StoreUnavailable } from '../storage/storeUnavailable'
import { addRequestRoute } from './requestRoute'
import { type ApiEnv, createResponses, routes } from './responses'

export type ApiOptions = {
  facts: ServerFacts
  /** In further languages, by code. */
  further?: ReadonlyMap<string, ServerFacts>
  store: RequestStore
  /** Other origins whose form may post. */
  allowedOrigins?: readonly string[]
  addressLimit?: AddressLimit
  /** Number of the operator's proxies. */
  trustedProxies?: number
  /** Resolves to an error code if the site's files are unreadable. */
  checkSite?: () => Promise<string | undefined>
  /** Whether mail is configured. */
  sendsMail?: boolean
  /** Called when a request is stored. */
  onStored?: () => void
  log?: Log
}

/**
 * The public endpoint. `POST /api/randevus`: four strings as JSON or form; 201 `{ id, reference
 * }` once stored, else `{ error, message }`; forms without scripts get a page. `GET /api/health`:
 * 200 `{ status, mail }`, or 503 if nothing can be stored or read; failing mail keeps 200,
 * because requests still arrive.
 */
export function createApi({
  facts,
  further = new Map(),
  store,
  allowedOrigins = [],
  addressLimit,
  trustedProxies = 0,
  checkSite,
  sendsMail = false,
  onStored = () => {},
  log = logToStdout,
}: ApiOptions): Hono<ApiEnv> {
  const answers = createResponses(facts, further, allowedOrigins)
  const { refused } = answers
  const notAllowed = (allow: string) => (c: Context<ApiEnv>) => {
    c.header('Allow', allow)
    return refused(c, 'methodNotAllowed')
  }

  const api = new Hono<ApiEnv>()
  api.use(requestLog(log, Object.values(routes)))
  api.use(withSecurityHeaders(trustedProxies))
  api.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  if (allowedOrigins.length > 0) {
    const allowHeaders = ['Content-Type', 'Idempotency-Key']
    api.use(cors({ origin: [...allowedOrigins], allowMethods: ['POST'], allowHeaders }))
  }

  addRequestRoute(api, {
    facts,
    answers,
    store,
    addressLimit,
    trustedProxies,
    allowedOrigins,
    onStored,
  })
  api.all(routes.requests, notAllowed('POST'))

  api.get(routes.health, async (c) => {
    const fault = await checkSite?.()
    if (fault !== undefined) {
      c.set('cause', fault)
      return refused(c, 'unavailable')
    }
    await store.check()
    const mail: MailHealth = sendsMail ? mailHealth(await store.outbox.state()) : { state: 'off' }
    return c.json<Health>({ status: mail.state === 'failing' ? 'degraded' : 'ok', mail })
  })
  api.all(routes.health, notAllowed('GET, HEAD'))

  api.notFound((c) => refused(c, 'notFound'))
  api.onError((error, c) => {
    // Aborts are no errors.
    if (c.req.raw.signal.aborted) return refused(c, 'malformed')
    if (error instanceof StoreUnavailable) {
      c.set('cause', error.code)
      c.header('Retry-After', String(outageSeconds))
      return refused(c, 'unavailable')
    }
    c.set('cause', error.name)
    c.set('trace', placesOf(error))
    return refused(c, 'unexpected')
  })
  return api
}
