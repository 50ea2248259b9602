/** When to come back after an outage, in seconds. */
export const outageSeconds = 5

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
 * Whether the database, its disk or the way to it failed, which all say so with a code.
 * Anything else is a fault of this program and not to be called an outage.
 */
export const isOutage = (error: unknown): boolean => codeOf(error) !== ''

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : ''
}
