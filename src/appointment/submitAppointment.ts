import { languages } from '../content/pages'
import { lang } from '../i18n'
import type { AppointmentRequest } from './schema'

/** What a page in a further language adds, so that the visitor is answered in it. */
const [own] = languages
const query = own === undefined || lang === own.language ? '' : `?language=${lang}`

/** Where requests go, scripts or not. An empty `VITE_API_HOST` means the site's own origin. */
export const endpoint = `${import.meta.env.VITE_API_HOST ?? ''}/api/randevus${query}`

/** How long a visitor is left waiting for an answer, in milliseconds. */
export const timeoutMs = 10_000

/**
 * Sends a request to the clinic. Resolves once the endpoint has answered with
 * a 2xx status; throws for everything else: no network, no answer in time,
 * any other status. What the answer says is logged and never read.
 */
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

/** Names of filled forms of which the clinic may have them or not: no answer came, or a refusal. */
const unconfirmed = new Map<string, string>()

/**
 * The name of a filled form, the same on every retry, so that the endpoint
 * stores it once. What the visitor has changed is another form.
 */
function keyOf(body: string): string {
  const known = unconfirmed.get(body)
  if (known !== undefined) return known
  // Not randomUUID, which exists on https alone.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  unconfirmed.set(body, key)
  return key
}

/** Not awaited: the status has decided already, a body that never ends must not hold the news back. */
function logBody(response: Response): void {
  response.text().then(
    (body) => console.info(body),
    (error) => console.info(error),
  )
}
