import type { MiddlewareHandler } from 'hono'

/** Fields a handler adds to its log line. */
export type LogVariables = {
  /** Error code of the response. */
  error?: string
  /** Code or name of the error, never its message. */
  cause?: string
  /** Stack frames of an unexpected error. */
  trace?: string[]
}

/** Stack frames, innermost first, without the message: it may quote patient data. */
export function placesOf({ stack = '' }: Error): string[] {
  const places = stack.split('\n').filter((line) => /^ {4}at \S.*:\d+:\d+\)?$/.test(line))
  return places.slice(0, 8).map((line) => line.trim())
}

/** The tenant, in a process of several clinics. */
type Whose = { clinic?: string }

/** One API request. */
export type LogLine = LogVariables &
  Whose & {
    method: string
    /** The route, never the requested path, which may contain personal data. */
    route: string
    status: number
    /** Milliseconds. */
    ms: number
  }

/** Background work. A mail is identified by its reference alone. */
export type LoggedEvent = Whose & {
  event: 'mail' | 'outbox' | 'purge' | 'backup' | 'site' | 'clinic'
  outcome: 'delivered' | 'failed' | 'failing' | 'unavailable' | 'done' | 'held' | 'found'
  reference?: string
  attempt?: number
  cause?: string
  retrySeconds?: number
  removed?: number
  /** Due for deletion; deleted if still due tomorrow (the clock may be wrong). */
  held?: number
}

export type Log = (line: LogLine | LoggedEvent) => void

/** JSON lines with the time in UTC. */
export const logToStdout: Log = (line) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }))

/** Logs each API request, without personal data. `routeOf`: the route of a path. */
export function requestLog(
  log: Log,
  routeOf: (path: string) => string,
): MiddlewareHandler<{ Variables: LogVariables }> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    log({
      method: c.req.method,
      route: routeOf(c.req.path),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      error: c.get('error'),
      cause: c.get('cause'),
      trace: c.get('trace'),
    })
  }
}
