import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ServerFacts } from '../../content/loading/clinicFacts'
import { slugOf } from '../../shared/formats/searchText'
import type { ApiErrorCode } from '../../shared/publicRoutes'
import {
  type AppointmentRequest,
  type CheckedRequest,
  checkRequest,
} from '../../shared/requestSchema'
import { type AddressLimit, limits, retryAfterSeconds } from '../base/limits'
import { addressOf } from '../http/listener'
import type { RequestStore } from '../storage/store'
import { idempotencyKey, payloadKind, readPayload } from './payload'
import { type ApiEnv, type createResponses, furtherLanguage, routes } from './responses'

export type RequestRouteOptions = {
  facts: ServerFacts
  store: RequestStore
  addressLimit?: AddressLimit
  trustedProxies: number
  /** Other origins whose form may post. */
  allowedOrigins: readonly string[]
  onStored(): void
}

type Answers = ReturnType<typeof createResponses>

function tooMany({ refused }: Answers, c: Context<ApiEnv>, waitMs: number) {
  c.header('Retry-After', String(retryAfterSeconds(waitMs)))
  return refused(c, 'tooMany')
}

/** What every public POST passes first: the origin, the rate limit, the body's size. */
export function guards(
  answers: Answers,
  { addressLimit, trustedProxies, allowedOrigins }: RequestRouteOptions,
): [MiddlewareHandler<ApiEnv>, MiddlewareHandler<ApiEnv>] {
  const { refused } = answers
  return [
    async (c, next) => {
      if (isCrossSite(c.req.raw.headers, allowedOrigins)) return refused(c, 'foreign')
      const wait = addressLimit?.pass(addressOf(c.req.raw, c.env, trustedProxies))
      return wait === undefined ? next() : tooMany(answers, c, wait)
    },
    bodyLimit({ maxSize: limits.bytes.requestBody, onError: (c) => refused(c, 'tooLarge') }),
  ]
}

/** `POST /api/randevus`: rate limit, payload, checks, storage. */
export function addRequestRoute(
  api: Hono<ApiEnv>,
  answers: Answers,
  options: RequestRouteOptions,
): void {
  const { stored, refused } = answers
  const { facts, store, addressLimit, trustedProxies, onStored } = options
  api.post(routes.requests, ...guards(answers, options))
  api.post(routes.requests, async (c) => {
    const { headers } = c.req.raw
    const source = payloadKind(headers)
    if (!source) return refused(c, 'unsupportedType')
    const body = await c.req.arrayBuffer()
    const sent = attempt(() => ({ ...readPayload(source, body), key: idempotencyKey(headers) }))
    if (!sent) return refused(c, 'malformed')
    if (sent.trapped) return refused(c, 'trapped')
    const checked = checkRequest(sent.fields)
    if (!checked.ok) return refused(c, faultOf(checked), checked.errors)

    const request = inFirstLanguage(checked.request, facts)
    const address = addressOf(c.req.raw, c.env, trustedProxies)
    const added = await store.add(request, {
      source,
      address,
      unlisted: isUnlisted(request, facts),
      idempotencyKey: sent.key,
      language: furtherLanguage(c, facts),
    })
    if (added.kind === 'tooMany') {
      addressLimit?.takeBack(address)
      return tooMany(answers, c, added.waitMs)
    }
    if (added.kind === 'keyReused') return refused(c, 'keyReused')
    onStored()
    return stored(c, added.receipt, request.phone)
  })
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Further languages send codes of the choices; the clinic reads its own language. */
function inFirstLanguage(
  request: AppointmentRequest,
  { choices }: ServerFacts,
): AppointmentRequest {
  const meant = choices.requests.find((option) => slugOf(option) === request.request)
  return meant === undefined ? request : { ...request, request: meant }
}

/** A choice no longer offered (cached page): marked, not refused. */
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

/**
 * Whether another site sent the request, by Sec-Fetch-Site or Origin; browsers without both pass.
 * `allowed`: permitted origins.
 */
export function isCrossSite(headers: Headers, allowed: readonly string[]): boolean {
  const origin = headers.get('Origin')
  if (origin !== null && allowed.includes(origin)) return false
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  // Host names only: a proxy may use another port or scheme.
  return origin !== null && nameIn(origin) !== nameIn(`http://${headers.get('Host')}`)
}

/** Origin 'null' has no name. */
const nameIn = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).hostname : undefined
