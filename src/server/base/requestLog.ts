import type { MiddlewareHandler } from 'hono'

/** Fields a handler adds to its log line. */
export type LogVariables = {
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

/** One API request. */
export type LogLine = LogVariables & {
  method: string
  /** The route, never the requested path, which may contain personal data. */
  route: string
  status: number
  /** Milliseconds. */
  ms: number
}

/** Background work, and what no route answers. A mail is identified by its reference alone. */
export type LoggedEvent = {
  event: 'mail' | 'outbox' | 'purge' | 'backup' | 'disk' | 'site' | 'request'
  outcome: 'delivered' | 'failed' | 'failing' | 'unavailable' | 'done' | 'held' | 'found' | 'part'
  reference?: string
  attempt?: number
  cause?: string
  /** Stack frames of an unexpected error. */
  trace?: string[]
  retrySeconds?: number
  removed?: number
  /** Due for deletion; deleted if still due tomorrow (the clock may be wrong). */
  held?: number
  /** On the disk, by part. */
  bytes?: Record<string, number | undefined>
}

export type Log = (line: LogLine | LoggedEvent) => void

/** The system's error code, or the error's name. */
export function faultCode(error: unknown): string {
  const { code, name } = Object(error) as NodeJS.ErrnoException
  return code ?? name ?? 'UNKNOWN'
}

/** Logs an error that no route handled, without its message. */
export function logFailure(log: Log, error: unknown): void {
  const trace = error instanceof Error ? placesOf(error) : undefined
  log({ event: 'request', outcome: 'failed', cause: faultCode(error), trace })
}

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
