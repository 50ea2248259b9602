import type { Preferences } from '../../../shared/preferences'
import {
  type AppointmentRequest,
  referenceHeader,
  secretHeader,
} from '../../../shared/requestSchema'
import type { OpenSite } from '../../openSite'

type Host = Pick<OpenSite, 'apiHost' | 'lang' | 'languages'>

/** The request endpoint; a further language adds its code, for the language of the response. */
export function endpoint({ apiHost, lang, languages }: Host): string {
  const [own] = languages
  const query = own === undefined || lang === own.language ? '' : `?language=${lang}`
  return `${apiHost}/api/randevus${query}`
}

/** Timeout of a request. */
export const timeoutMs = 10_000

/** The sender has reached the rate limit. */
export class TooManyRequests extends Error {}

/** The headers of the response to a stored request; undefined if the endpoint sends none. */
export type Arrival = { reference?: string | undefined; secret?: string | undefined }

/**
 * Resolves after a 2xx status; throws on network error, timeout or any other status. The body is
 * only logged.
 */
export async function submitAppointment(site: Host, request: AppointmentRequest): Promise<Arrival> {
  const body = JSON.stringify(request)
  const { headers } = await post(endpoint(site), body, { 'idempotency-key': keyOf(body) })
  unconfirmed.delete(body)
  return {
    reference: headers.get(referenceHeader) ?? undefined,
    secret: headers.get(secretHeader) ?? undefined,
  }
}

/** Replaces the phone of a request that has arrived; throws like `submitAppointment`. */
export async function submitPhone(
  { apiHost }: Host,
  arrival: Arrival,
  phone: string,
): Promise<void> {
  await post(`${apiHost}/api/phone`, JSON.stringify({ ...arrival, phone }))
}

/** Adds preferences to a request that has arrived; throws like `submitAppointment`. */
export async function submitPreferences(
  { apiHost }: Host,
  arrival: Arrival,
  preferences: Preferences,
): Promise<void> {
  await post(`${apiHost}/api/preferences`, JSON.stringify({ ...arrival, ...preferences }))
}

async function post(address: string, body: string, headers?: HeadersInit): Promise<Response> {
  const waiting = new AbortController()
  const timer = setTimeout(
    () => waiting.abort(new Error(`POST ${address}: no answer in ${timeoutMs} ms`)),
    timeoutMs,
  )
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: waiting.signal,
    })
    logBody(response)
    if (!response.ok) {
      const Failure = response.status === 429 ? TooManyRequests : Error
      throw new Failure(`POST ${address}: answered ${response.status}`)
    }
    return response
  } finally {
    clearTimeout(timer)
  }
}

/** Idempotency keys by form content whose outcome is unknown or refused. */
const unconfirmed = new Map<string, string>()

/** The idempotency key of a form, the same on every retry; changed content gets a new one. */
function keyOf(body: string): string {
  const known = unconfirmed.get(body)
  if (known !== undefined) return known
  // `randomUUID` exists only on https.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  unconfirmed.set(body, key)
  return key
}

/** Not awaited: an endless body must not delay the message. */
function logBody(response: Response): void {
  response.text().then(
    (body) => console.info(body),
    (error) => console.info(error),
  )
}
