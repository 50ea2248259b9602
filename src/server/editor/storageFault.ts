import type { StorageTrouble } from '../../desk/editor/contract'

/** The place where proposals are kept cannot be used now; `cause` says more to the operator, and no secret. */
export class StorageFault extends Error {
  override name = 'StorageFault'
  constructor(
    readonly code: StorageTrouble,
    options: {
      /** After so many seconds it may be tried again. */
      retryAfter?: number
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.retryAfter = options.retryAfter
  }
  readonly retryAfter: number | undefined
}
