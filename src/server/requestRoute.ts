import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type AppointmentRequest, type CheckedRequest, checkRequest } from '../appointment/schema'
import { slugOf } from '../formats/searchText'
import { type ApiEnv, type createAnswers, furtherLanguage, routes } from './answers'
import type { ApiErrorCode } from './apiError'
import type { ServerFacts } from './facts'
import { isForeign } from './foreign'
import { idempotencyKey } from './idempotency'
import type { AddressLimit } from './limits/addressLimit'
import { clientAddress } from './limits/clientAddress'
import { retryAfterSeconds } from './limits/rateLimit'
import { bodyLimitBytes, payloadKind, readPayload } from './payload'
import type { RequestStore } from './store'

export type RequestRouteOptions = {
  facts: ServerFacts
  answers: ReturnType<typeof createAnswers>
  store: RequestStore
  addressLimit?: AddressLimit
  trustedProxies: number
  allowedOrigins: readonly string[]
  /** Called when a request is stored: there may be a mail to send. */
  onStored(): void
}

/** `POST /api/randevus`: from the sender's address to the stored row, whatever stops it on the way. */
export function addRequestRoute(api: Hono<ApiEnv>, options: RequestRouteOptions): void {
  const { facts, answers, store, addressLimit, trustedProxies, allowedOrigins, onStored } = options
  const { stored, refused } = answers
  const tooMany = (c: Context<ApiEnv>, waitMs: number) => {
    c.header('Retry-After', String(retryAfterSeconds(waitMs)))
    return refused(c, 'tooMany')
  }

  api.post(routes.requests, async (c, next) => {
    if (isForeign(c.req.raw.headers, allowedOrigins)) return refused(c, 'foreign')
    const wait = addressLimit?.pass(addressOf(c, trustedProxies))
    return wait === undefined ? next() : tooMany(c, wait)
  })
  api.post(
    routes.requests,
    bodyLimit({ maxSize: bodyLimitBytes, onError: (c) => refused(c, 'tooLarge') }),
  )
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

    const request = inClinicsWords(checked.request, facts)
    const address = addressOf(c, trustedProxies)
    const unlisted = isUnlisted(request, facts)
    const added = await store.add(request, {
      ...{ source, unlisted, address, idempotencyKey: sent.key },
      language: furtherLanguage(c, facts),
    })
    if (added.kind === 'tooMany') {
      addressLimit?.takeBack(address)
      return tooMany(c, added.waitMs)
    }
    if (added.kind === 'keyReused') return refused(c, 'keyReused')
    onStored()
    return stored(c, added.receipt)
  })
}

function addressOf(c: Context<ApiEnv>, trustedProxies: number): string {
  // Called without a network, as tests do, there is no environment at all.
  const peer = c.env?.incoming?.socket.remoteAddress
  const forwardedFor = c.req.header('X-Forwarded-For')
  return clientAddress({ peer, forwardedFor }, trustedProxies)
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** A page in a further language sends the code of what is asked for; the clinic reads its own words. */
function inClinicsWords(request: AppointmentRequest, { choices }: ServerFacts): AppointmentRequest {
  const meant = choices.requests.find((option) => slugOf(option) === request.request)
  return meant === undefined ? request : { ...request, request: meant }
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
