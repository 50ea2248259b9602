import type { Context } from 'hono'
import { placesOf } from '../base/requestLog'
import { StoreUnavailable } from '../storage/storeUnavailable'

/** Retry-After during an outage, in seconds. */
const outageSeconds = 5

/** The error code of a thrown error; adds its cause to the log line, `Retry-After` to an outage. */
export function failureOf(c: Context, error: Error): 'unavailable' | 'unexpected' {
  if (error instanceof StoreUnavailable) {
    c.set('cause', error.code)
    c.header('Retry-After', String(outageSeconds))
    return 'unavailable'
  }
  c.set('cause', error.name)
  c.set('trace', placesOf(error))
  return 'unexpected'
}
