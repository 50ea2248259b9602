import type { AppointmentRequest } from './schema'

/** Where requests go, scripts or not. An empty `VITE_API_HOST` means the site's own origin. */
export const endpoint = `${import.meta.env.VITE_API_HOST ?? ''}/api/randevus`

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
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: waiting.signal,
    })
    logBody(response)
    if (!response.ok) throw new Error(`POST ${endpoint}: answered ${response.status}`)
  } finally {
    clearTimeout(timer)
  }
}

/** Not awaited: the status has decided already, a body that never ends must not hold the news back. */
function logBody(response: Response): void {
  response.text().then(
    (body) => console.info(body),
    (error) => console.info(error),
  )
}
