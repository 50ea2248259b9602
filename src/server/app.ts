import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { type AppointmentRequest, type CheckedRequest, checkRequest } from '../appointment/schema'
import { type ApiEnv, createAnswers, routes } from './answers'
import type { ApiErrorCode } from './apiError'
import type { ServerFacts } from './facts'
import { withSecurityHeaders } from './headers'
import { bodyLimitBytes, payloadKind, readPayload } from './payload'
import { type Log, logToStdout, requestLog } from './requestLog'
import { type RequestStore, StoreUnavailable } from './store'

export type ApiOptions = {
  facts: ServerFacts
  store: RequestStore
  /** Origins of sites on other hosts whose form may post here. */
  allowedOrigins?: readonly string[]
  log?: Log
}

/**
 * The clinic's endpoint, from web Request to Response, at its full paths.
 *
 * `POST /api/randevus`: the four strings as JSON → 201 `{ id, reference }` once
 * stored, else `{ error, message }`; sent by a form without scripts, the same
 * with a page for an answer. `GET /api/health`: 200, or 503 when nothing can
 * be stored.
 */
export function createApi({
  facts,
  store,
  allowedOrigins = [],
  log = logToStdout,
}: ApiOptions): Hono<ApiEnv> {
  const { stored, refused } = createAnswers(facts, allowedOrigins)
  const notAllowed = (allow: string) => (c: Context<ApiEnv>) => {
    c.header('Allow', allow)
    return refused(c, 'methodNotAllowed')
  }

  const api = new Hono<ApiEnv>()
  api.use(requestLog(log, Object.values(routes)))
  api.use(withSecurityHeaders)
  api.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  if (allowedOrigins.length > 0) {
    const allowHeaders = ['Content-Type']
    api.use(cors({ origin: [...allowedOrigins], allowMethods: ['POST'], allowHeaders }))
  }

  const smallBody = bodyLimit({ maxSize: bodyLimitBytes, onError: (c) => refused(c, 'tooLarge') })
  api.post(routes.requests, smallBody, async (c) => {
    const source = payloadKind(c.req.raw.headers)
    if (!source) return refused(c, 'unsupportedType')
    const body = await c.req.arrayBuffer()
    let payload: unknown
    try {
      payload = readPayload(source, body)
    } catch {
      return refused(c, 'malformed')
    }
    const checked = checkRequest(payload)
    if (!checked.ok) return refused(c, faultOf(checked), checked.errors)
    const { request } = checked
    return stored(c, await store.add(request, { source, unlisted: isUnlisted(request, facts) }))
  })
  api.all(routes.requests, notAllowed('POST'))

  api.get(routes.health, async (c) => {
    await store.check()
    return c.json({ status: 'ok' })
  })
  api.all(routes.health, notAllowed('GET, HEAD'))

  api.notFound((c) => refused(c, 'notFound'))
  api.onError((error, c) => {
    // Whoever hung up while sending is no fault of the server.
    if (c.req.raw.signal.aborted) return refused(c, 'malformed')
    c.set('cause', error instanceof StoreUnavailable ? error.code : error.name)
    return refused(c, error instanceof StoreUnavailable ? 'unavailable' : 'unexpected')
  })
  return api
}

/** A choice that content no longer lists: the visitor's page was older. Marked, never refused. */
function isUnlisted({ doctor, request }: AppointmentRequest, { choices }: ServerFacts): boolean {
  return (
    (doctor !== '' && !choices.doctors.includes(doctor)) ||
    (request !== '' && !choices.requests.includes(request))
  )
}

function faultOf({ malformed, errors }: Extract<CheckedRequest, { ok: false }>): ApiErrorCode {
  if (malformed) return 'malformed'
  return Object.values(errors).includes('required') ? 'missingFields' : 'tooLong'
}
