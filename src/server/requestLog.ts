import type { MiddlewareHandler } from 'hono'
import type { DeskError } from '../desk/contract'
import type { EditorRefusal } from '../desk/editor/contract'
import type { ApiErrorCode } from './apiError'

/** What a handler adds to its line. */
export type LogVariables = {
  /** The error's code, of the answer. */
  error?: ApiErrorCode | DeskError | EditorRefusal['error']
  /** Why the store or the server failed: a code or an error's name, never its text. */
  cause?: string
  /** Where in the program a fault of its own came up. */
  trace?: string[]
}

/**
 * Where an error came up, the innermost place first. Its message is left out:
 * it may quote what a visitor has written.
 */
export function placesOf({ stack = '' }: Error): string[] {
  const places = stack.split('\n').filter((line) => /^ {4}at \S.*:\d+:\d+\)?$/.test(line))
  return places.slice(0, 8).map((line) => line.trim())
}

/** Whose it is, where the process has several clinics: the name of its site. */
type Whose = { clinic?: string }

/** One answered API request. */
export type LogLine = LogVariables &
  Whose & {
    method: string
    /** The endpoint, never the address as sent: anything may stand in that. */
    route: string
    status: number
    /** Milliseconds until the answer was ready. */
    ms: number
  }

/** What the server did by itself. A mail is named by its request's reference alone. */
export type LoggedEvent = Whose & {
  event: 'mail' | 'outbox' | 'purge' | 'backup' | 'site' | 'clinic'
  outcome: 'delivered' | 'failed' | 'failing' | 'unavailable' | 'done' | 'held' | 'found'
  reference?: string
  attempt?: number
  cause?: string
  retrySeconds?: number
  removed?: number
  /** Too old by the clock, to be deleted only when it says so tomorrow too. */
  held?: number
}

export type Log = (line: LogLine | LoggedEvent) => void

/** JSON lines, each with its time: UTC, ISO 8601. */
export const logToStdout: Log = (line) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }))

/** One line for each API request, without name, phone, address or body. */
export function requestLog(
  log: Log,
  routes: readonly string[] | ((path: string) => string),
): MiddlewareHandler<{ Variables: LogVariables }> {
  const nameOf = (path: string) =>
    typeof routes === 'function'
      ? routes(path)
      : (routes.find((route) => route === path) ?? 'unknown')
  return async (c, next) => {
    const start = performance.now()
    await next()
    log({
      method: c.req.method,
      route: nameOf(c.req.path),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      error: c.get('error'),
      cause: c.get('cause'),
      trace: c.get('trace'),
    })
  }
}
