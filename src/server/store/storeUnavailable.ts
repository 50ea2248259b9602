import { LibsqlError } from '@libsql/client'

/** Nothing is stored. `code` names the fault without any of its data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly code: string
  constructor(cause: unknown) {
    super('the store of requests is not available', { cause })
    this.code = /^\w+/.exec(codeOf(cause))?.[0] ?? 'UNKNOWN'
  }
}

/**
 * Whether the database, its disk or the way to it failed. Anything else is a
 * fault of this program and not to be called an outage.
 */
export function isOutage(error: unknown): boolean {
  // What fetch cannot reach it throws as a TypeError with a cause.
  return error instanceof LibsqlError || codeOf(error) !== '' || isFetchFailure(error)
}

/**
 * Whether it is worth trying again in a moment: another program holds the lock,
 * or a call beside this one has met it and closed the connection for both.
 */
export const isPassing = (error: unknown): boolean =>
  error instanceof LibsqlError && /^(SQLITE_(BUSY|LOCKED)|CLIENT_CLOSED)/.test(error.code)

const isFetchFailure = (error: unknown) =>
  error instanceof TypeError && error.cause instanceof Error

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : ''
}
