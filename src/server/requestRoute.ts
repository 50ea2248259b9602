import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type AppointmentRequest, type CheckedRequest, checkRequest } from '../appointment/schema'
import { type ApiEnv, type createAnswers, routes } from './answers'
import type { ApiErrorCode } from './apiError'
import type { ServerFacts } from './facts'
import { isForeign } from './foreign'
import { idempotencyKey } from './idempotency'
import type { createAddressLimit } from './limits/addressLimit'
import { clientAddress } from './limits/clientAddress'
import { retryAfterSeconds } from './limits/rateLimit'
import { bodyLimitBytes, payloadKind, readPayload } from './payload'
import type { RequestStore } from './store'

export type RequestRouteOptions = {
  facts: ServerFacts
  answers: ReturnType<typeof createAnswers>
  store: RequestStore
  addressLimit?: ReturnType<typeof createAddressLimit>
  trustedProxies: number
  allowedOrigins: readonly string[]
  /** Called when a request is stored: there may be a mail to send. */
  onStored(): void
}

/** `POST /api/randevus`: from the sender's address to the stored row, whatever stops it on the way. */
export function addRequestRoute(api: Hono<ApiEnv>, options: RequestRouteOptions): void {
  const { facts, answers, store, addressLimit, trustedProxies, allowedOrigins, onStored } = options
  const { stored, refused } = answers

  api.post(routes.requests, async (c, next) => {
    if (isForeign(c.req.raw.headers, allowedOrigins)) return refused(c, 'foreign')
    // Called without a network, as tests do, there is no environment at all.
    const peer = c.env?.incoming?.socket.remoteAddress
    const forwardedFor = c.req.header('X-Forwarded-For')
    const wait = addressLimit?.(clientAddress({ peer, forwardedFor }, trustedProxies))
    if (wait === undefined) return next()
    c.header('Retry-After', String(retryAfterSeconds(wait)))
    return refused(c, 'tooMany')
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

    const { request } = checked
    const intake = { source, unlisted: isUnlisted(request, facts), idempotencyKey: sent.key }
    const added = await store.add(request, intake)
    if (added.kind === 'keyReused') return refused(c, 'keyReused')
    onStored()
    return stored(c, added.receipt)
  })
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
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
