import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { type ApiEnv, createAnswers, routes } from './answers'
import type { ServerFacts } from './facts'
import { withSecurityHeaders } from './headers'
import type { AddressLimit } from './limits/addressLimit'
import { type MailHealth, mailHealth } from './mail/delivery'
import { type Log, logToStdout, placesOf, requestLog } from './requestLog'
import { addRequestRoute } from './requestRoute'
import type { RequestStore } from './store'
import { outageSeconds, StoreUnavailable } from './store/storeUnavailable'

export type ApiOptions = {
  facts: ServerFacts
  /** The same in the site's further languages, by their codes. */
  further?: ReadonlyMap<string, ServerFacts>
  store: RequestStore
  /** Origins of sites on other hosts whose form may post here. */
  allowedOrigins?: readonly string[]
  addressLimit?: AddressLimit
  /** How many proxies in front may say whom they heard. */
  trustedProxies?: number
  /** Resolves to the fault's code when the site's files cannot be read. */
  checkSite?: () => Promise<string | undefined>
  /** Whether a mail tells of each request. */
  sendsMail?: boolean
  /** Called when a request is stored. */
  onStored?: () => void
  log?: Log
}

/**
 * The clinic's endpoint, from web Request to Response, at its full paths.
 *
 * `POST /api/randevus`: the four strings as JSON → 201 `{ id, reference }` once
 * stored, else `{ error, message }`; sent by a form without scripts, the same
 * with a page for an answer. `GET /api/health`: 200 `{ status, mail }`, or 503
 * when nothing can be stored or no page be read. Mail that keeps failing leaves it at 200: the
 * requests still come in, and taking the server out would lose them.
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
  const answers = createAnswers(facts, further, allowedOrigins)
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
    return c.json({ status: mail.state === 'failing' ? 'degraded' : 'ok', mail })
  })
  api.all(routes.health, notAllowed('GET, HEAD'))

  api.notFound((c) => refused(c, 'notFound'))
  api.onError((error, c) => {
    // Whoever hung up while sending is no fault of the server.
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
