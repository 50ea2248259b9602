import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ServerFacts } from '../../content/loading/clinicFacts'
import type { Health, MailHealth } from '../../shared/publicRoutes'
import { referenceHeader, secretHeader } from '../../shared/requestSchema'
import { type Log, logToStdout, requestLog } from '../base/requestLog'
import { failureOf } from '../http/failure'
import { endpointHeaders, withHeaders } from '../http/headers'
import { mailHealth } from '../mail/delivery'
import { addRequestRoute, type RequestRouteOptions } from './requestRoute'
import { type ApiEnv, createResponses, routes } from './responses'
import { addSenderRoutes } from './senderRoutes'

export type ApiOptions = Pick<RequestRouteOptions, 'facts' | 'store'> &
  Partial<RequestRouteOptions> & {
    /** In further languages. */
    further?: readonly ServerFacts[]
    /** Resolves to an error code if the site's files are unreadable. */
    checkSite?: () => Promise<string | undefined>
    /** Whether mail is configured. */
    sendsMail?: boolean
    log?: Log
  }

/**
 * The public endpoint (`src/shared/publicRoutes.ts`). Forms without scripts receive a page.
 * Health is 503 if nothing can be stored or read, 200 if mail fails: requests still arrive.
 */
export function createApi({
  further = [],
  checkSite,
  sendsMail = false,
  log = logToStdout,
  ...given
}: ApiOptions): Hono<ApiEnv> {
  const options = { allowedOrigins: [], trustedProxies: 0, onStored() {}, ...given }
  const { facts, store, allowedOrigins, trustedProxies } = options
  const answers = createResponses(facts, further, allowedOrigins)
  const { refused } = answers
  const notAllowed = (allow: string) => (c: Context<ApiEnv>) => {
    c.header('Allow', allow)
    return refused(c, 'methodNotAllowed')
  }

  const api = new Hono<ApiEnv>()
  const paths: string[] = Object.values(routes)
  api.use(requestLog(log, (path) => (paths.includes(path) ? path : 'unknown')))
  api.use(withHeaders(endpointHeaders, trustedProxies))
  if (allowedOrigins.length > 0) {
    const allowHeaders = ['Content-Type', 'Idempotency-Key']
    const exposeHeaders = [referenceHeader, secretHeader]
    api.use(
      cors({ origin: [...allowedOrigins], allowMethods: ['POST'], allowHeaders, exposeHeaders }),
    )
  }

  addRequestRoute(api, answers, options)
  addSenderRoutes(api, answers, options)
  for (const route of [routes.requests, routes.preferences, routes.phone])
    api.all(route, notAllowed('POST'))

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
  // Aborts are no errors.
  api.onError((error, c) =>
    refused(c, c.req.raw.signal.aborted ? 'malformed' : failureOf(c, error)),
  )
  return api
}
