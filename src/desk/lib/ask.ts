import type { Conflict, DeskError } from '../contract'
import { noteContact } from './contact'

/** What the server said instead of what was asked for; `offline`: it said nothing. */
export class DeskFault extends Error {
  override name = 'DeskFault'
  constructor(
    readonly code: DeskError | 'offline',
    readonly conflict?: Conflict['request'],
    /** It may be tried again after so many seconds; 0 where nobody said. */
    readonly retryAfter = 0,
  ) {
    super(code)
  }
}

/** How long an answer is waited for, in milliseconds. */
const patience = 15_000

/** Asks the desk's endpoint; with a body it posts. Rejects with a DeskFault. */
export async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await send(path, body)
  return (await response.json().catch(() => undefined)) as T
}

/** The same for an answer that is a file. */
export const askFile = async (path: string, body: object): Promise<Blob> =>
  (await send(path, body)).blob()

async function send(path: string, body?: object): Promise<Response> {
  const asked = await answerTo(path, body)
  // A proof in another tab gives the session a new cookie while this was on its way.
  const response = asked?.status === 401 && !body ? await answerTo(path) : asked
  if (!response) throw new DeskFault('offline')
  noteContact()
  if (response.ok) return response
  const answer = await response.json().catch(() => undefined)
  const { error = 'unexpected', request } = (answer ?? {}) as Partial<Conflict> & {
    error?: DeskError
  }
  throw new DeskFault(error, request, Number(response.headers.get('Retry-After')))
}

/** The answer; undefined where there was none. */
const answerTo = (path: string, body?: object): Promise<Response | undefined> =>
  fetch(`/yonetim/api${path}`, {
    signal: AbortSignal.timeout(patience),
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => undefined)

/** The same for what is noted while the page may be left: a call that is just being dialled. */
export const note = (path: string, body: object): Promise<Response> =>
  fetch(`/yonetim/api${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
