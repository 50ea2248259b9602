/** Nothing is stored. `code` names the fault without any of its data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly code: string
  constructor(cause: unknown) {
    super('the store of requests is not available', { cause })
    this.code = codeOf(cause)
  }
}

function codeOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^\w+/.exec(code)?.[0] ?? 'UNKNOWN'
}
