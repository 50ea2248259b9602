import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { DeskError } from '../../desk/contract'
import type { Connection } from '../answers'
import type { LogVariables } from '../requestLog'
import type { Session } from '../store/sessionRows'

export type DeskEnv = {
  Bindings: Connection
  Variables: LogVariables & {
    /** Of whoever asks; set for every route that needs one. */
    session: Session
    /** Where the browser must be: `https://www.mercan.example`. */
    origin: string
  }
}

export type DeskContext = Context<DeskEnv>

const status = {
  malformed: 400,
  unauthorised: 401,
  forbidden: 403,
  unproven: 403,
  weak: 403,
  taken: 409,
  lastManager: 409,
  foreign: 403,
  notFound: 404,
  conflict: 409,
  unsupportedType: 415,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<DeskError, number>

/** A refusal: its code alone, so that all with one code are the same to the byte. */
export function refuse(c: DeskContext, error: Exclude<DeskError, 'conflict'>): Response {
  c.set('error', error)
  return c.json({ error }, status[error])
}

const cookie = 'desk'

/** The secret in the session's cookie, which page scripts cannot read. */
export const readSecret = (c: DeskContext): string | undefined => getCookie(c, cookie, 'host')

/** Hands out the cookie; without a secret takes it back. */
export const writeSecret = (c: DeskContext, secret: string | undefined): void =>
  setCookie(c, cookie, secret ?? '', {
    prefix: 'host',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: '/',
    // Without an age it ends with the browser, in the store with the session.
    ...(secret === undefined && { maxAge: 0 }),
  })
