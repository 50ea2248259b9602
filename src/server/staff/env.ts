import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { DeskError } from '../../desk/contract/routes'
import type { LogVariables } from '../base/requestLog'
import type { Connection } from '../http/listener'
import type { Session } from '../storage/sessions'

export type DeskEnv = {
  Bindings: Connection
  Variables: LogVariables & {
    /** Set on every route that requires one. */
    session: Session
    /** Expected Origin: `https://www.mercan.example`. */
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
  keyReused: 409,
  asked: 409,
  refused: 422,
  unsupportedType: 415,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<DeskError, number>

/** Errors without further data. */
export type BareError = Exclude<DeskError, 'conflict' | 'keyReused' | 'asked' | 'refused'>

/** An error response with the code alone, identical for one code. */
export function refuse(c: DeskContext, error: BareError): Response {
  c.set('error', error)
  return c.json({ error }, status[error])
}

const cookie = 'desk'

/** HttpOnly. */
export const readSecret = (c: DeskContext): string | undefined => getCookie(c, cookie, 'host')

/** Sets the session cookie; clears it without a secret. */
export const writeSecret = (c: DeskContext, secret: string | undefined): void =>
  setCookie(c, cookie, secret ?? '', {
    prefix: 'host',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: '/',
    // A session cookie: it ends with the browser or with the stored session.
    ...(secret === undefined && { maxAge: 0 }),
  })
