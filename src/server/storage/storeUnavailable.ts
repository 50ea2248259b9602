/** The database or its disk is unavailable. `code` contains no data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly code: string
  constructor(cause: unknown) {
    super('the request store is unavailable', { cause })
    this.code = /^\w+/.exec(codeOf(cause))?.[0] ?? 'UNKNOWN'
  }
}

/** Errors with a code come from database, disk or network; others are bugs. */
export const isOutage = (error: unknown): boolean => codeOf(error) !== ''

/** The code of a database, disk or network error; '' without one. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : ''
}
