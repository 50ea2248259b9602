import type { StorageTrouble } from '../contract/contract'

/** The proposal store is unavailable; `cause` has details for the operator, no secret. */
export class StorageError extends Error {
  override name = 'StorageError'
  /** Seconds. */
  readonly retryAfter: number | undefined
  constructor(
    readonly code: StorageTrouble,
    { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause })
    this.retryAfter = retryAfter
  }
}
