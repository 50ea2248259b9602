import { languages } from '../../../content/pages'
import type { AppointmentRequest } from '../../../shared/requestSchema'
import { lang } from '../../i18n'

/** A page in a further language adds its language, for the language of the response. */
const [own] = languages
const query = own === undefined || lang === own.language ? '' : `?language=${lang}`

/** The request endpoint. An empty `VITE_API_HOST` means the same origin. */
export const endpoint = `${import.meta.env.VITE_API_HOST ?? ''}/api/randevus${query}`

/** Timeout of a request. */
export const timeoutMs = 10_000

/** Resolves after a 2xx status; throws on network error, timeout or any other status. */
export async function submitAppointment(request: AppointmentRequest): Promise<void> {
  const waiting = new AbortController()
  const timer = setTimeout(
    () => waiting.abort(new Error(`POST ${endpoint}: no answer in ${timeoutMs} ms`)),
    timeoutMs,
  )
  const body = JSON.stringify(request)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': keyOf(body) },
      body,
      signal: waiting.signal,
    })
    logBody(response)
    if (!response.ok) throw new Error(`POST ${endpoint}: answered ${response.status}`)
    unconfirmed.delete(body)
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
