import { apiHost } from '../../../content'
import { languages } from '../../../content/pages'
import { type AppointmentRequest, referenceHeader } from '../../../shared/requestSchema'
import { lang } from '../../i18n'

/** The request endpoint; a further language adds its code, for the language of the response. */
export function endpoint(): string {
  const [own] = languages
  const query = own === undefined || lang === own.language ? '' : `?language=${lang}`
  return `${apiHost}/api/randevus${query}`
}

/** Timeout of a request. */
export const timeoutMs = 10_000

/** The sender has reached the rate limit. */
export class TooManyRequests extends Error {}

/**
 * Resolves after a 2xx status, with the request's reference if the endpoint sends one; throws on
 * network error, timeout or any other status. The body is only logged.
 */
export async function submitAppointment(request: AppointmentRequest): Promise<string | undefined> {
  const address = endpoint()
  const waiting = new AbortController()
  const timer = setTimeout(
    () => waiting.abort(new Error(`POST ${address}: no answer in ${timeoutMs} ms`)),
    timeoutMs,
  )
  const body = JSON.stringify(request)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': keyOf(body) },
      body,
      signal: waiting.signal,
    })
    logBody(response)
    if (!response.ok) {
      const Failure = response.status === 429 ? TooManyRequests : Error
      throw new Failure(`POST ${address}: answered ${response.status}`)
    }
    unconfirmed.delete(body)
    return response.headers.get(referenceHeader) ?? undefined
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
