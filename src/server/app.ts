import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { type AppointmentRequest, checkRequest, type FieldErrors } from '../appointment/schema'
import { type Answer, answerPage, answerPagePolicy } from './answerPage'
import { type ApiErrorCode, errorStatus } from './apiError'
import type { ServerFacts } from './facts'
import { withSecurityHeaders } from './headers'
import { bodyLimitBytes, payloadKind, readPayload } from './payload'
import { type Log, type LogVariables, logToStdout, requestLog } from './requestLog'
import { type RequestStore, StoreUnavailable } from './store'

export type ApiOptions = {
  facts: ServerFacts
  store: RequestStore
  /** Origins of sites on other hosts whose form may post here. */
  allowedOrigins?: readonly string[]
  log?: Log
}

type ApiEnv = { Variables: LogVariables }

const requestsRoute = '/api/randevus'
const healthRoute = '/api/health'

/**
 * The clinic's endpoint, from web Request to Response, at its full paths.
 *
 * `POST /api/randevus`: the four strings as JSON → 201 `{ id, reference }` once
 * stored, else `{ error, message }`; from a form without scripts, the same
 * with a page for an answer. `GET /api/health`: 200 or 503 `{ status }`.
 */
export function createApi({ facts, store, allowedOrigins = [], log = logToStdout }: ApiOptions) {
  const api = new Hono<ApiEnv>()
  api.use(requestLog(log, [requestsRoute, healthRoute]))
  api.use(withSecurityHeaders)
  api.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  if (allowedOrigins.length > 0) {
    api.use(
      cors({
        origin: [...allowedOrigins],
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type'],
        maxAge: 600,
      }),
    )
  }

  api.post(
    requestsRoute,
    async (c, next) => {
      if (!payloadKind(c.req.raw.headers)) return refuse(c, 'unsupportedType')
      return next()
    },
    bodyLimit({ maxSize: bodyLimitBytes, onError: (c) => refuse(c, 'tooLarge') }),
    async (c) => {
      const kind = payloadKind(c.req.raw.headers) ?? 'json'
      const body = await c.req.arrayBuffer()
      let payload: unknown
      try {
        payload = readPayload(kind, body)
      } catch {
        return refuse(c, 'malformed')
      }
      const checked = checkRequest(payload)
      if (!checked.ok) return refuse(c, faultOf(checked), checked.errors)
      const receipt = await store.add(checked.request, {
        source: kind,
        unlisted: isUnlisted(checked.request),
      })
      if (!wantsPage(c)) return c.json(receipt, 201)
      return page(c, { kind: 'stored', reference: receipt.reference }, 201)
    },
  )
  api.all(requestsRoute, (c) => {
    c.header('Allow', 'POST')
    return refuse(c, 'methodNotAllowed')
  })

  api.get(healthRoute, async (c) => {
    await store.check()
    return c.json({ status: 'ok' })
  })
  api.all(healthRoute, (c) => {
    c.header('Allow', 'GET, HEAD')
    return refuse(c, 'methodNotAllowed')
  })

  api.notFound((c) => refuse(c, 'notFound'))
  api.onError((error, c) => {
    // A visitor who hung up while sending is no fault of the server.
    if (c.req.raw.signal.aborted) return refuse(c, 'malformed')
    c.set('cause', error instanceof StoreUnavailable ? error.code : error.name)
    return refuse(c, error instanceof StoreUnavailable ? 'unavailable' : 'unexpected')
  })

  function refuse(c: Context<ApiEnv>, code: ApiErrorCode, errors: FieldErrors = {}): Response {
    c.set('error', code)
    const status = errorStatus[code]
    if (!wantsPage(c)) return c.json({ error: code, message: facts.strings.errors[code] }, status)
    const direct = code === 'methodNotAllowed'
    return page(c, direct ? { kind: 'direct' } : { kind: 'refused', code, errors }, status)
  }

  function page(c: Context<ApiEnv>, answer: Answer, status: 201 | (typeof errorStatus)[ApiErrorCode]) {
    const origin = c.req.header('Origin') ?? ''
    c.header('Content-Security-Policy', answerPagePolicy)
    return c.html(
      answerPage(facts, answer, allowedOrigins.includes(origin) ? origin : ''),
      status,
    )
  }

  /** A choice that content no longer lists: the visitor's page was older. Never a reason to refuse. */
  function isUnlisted({ doctor, request }: AppointmentRequest): boolean {
    const { doctors, requests } = facts.choices
    return (
      (doctor !== '' && !doctors.includes(doctor)) || (request !== '' && !requests.includes(request))
    )
  }

  return api
}

/** Only the form's own address answers people; the client and machines read JSON. */
function wantsPage(c: Context<ApiEnv>): boolean {
  if (c.req.path !== requestsRoute) return false
  const isForm = payloadKind(c.req.raw.headers) === 'form'
  return isForm || (c.req.header('Accept') ?? '').includes('text/html')
}

function faultOf({ malformed, errors }: { malformed: boolean; errors: FieldErrors }): ApiErrorCode {
  if (malformed) return 'malformed'
  return Object.values(errors).includes('required') ? 'missingFields' : 'tooLong'
}
