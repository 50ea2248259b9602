import type { Conflict, DeskError } from '../contract'

/** What the server said instead of what was asked for; `offline`: it said nothing. */
export class DeskFault extends Error {
  override name = 'DeskFault'
  constructor(
    readonly code: DeskError | 'offline',
    readonly conflict?: Conflict['request'],
  ) {
    super(code)
  }
}

/** How long an answer is waited for, in milliseconds. */
const patience = 15_000

/** Asks the desk's endpoint; with a body it posts. Rejects with a DeskFault. */
export async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`/yonetim/api${path}`, {
    signal: AbortSignal.timeout(patience),
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => undefined)
  if (!response) throw new DeskFault('offline')
  const answer = response.status === 204 ? undefined : await response.json().catch(() => undefined)
  if (response.ok) return answer as T
  const { error = 'unexpected', request } = (answer ?? {}) as Partial<Conflict> & {
    error?: DeskError
  }
  throw new DeskFault(error, request)
}

/** The same for what is noted while the page may be left: a call that is just being dialled. */
export const note = (path: string, body: object): Promise<Response> =>
  fetch(`/yonetim/api${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
