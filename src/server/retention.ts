import type { Clock } from './clock'
import type { Log } from './requestLog'
import type { RequestStore } from './store'
import { StoreUnavailable } from './store/storeUnavailable'

const day = 24 * 60 * 60_000
/** How soon a purge that failed is tried again, in milliseconds. */
const patience = 60 * 60_000

export type RetentionOptions = {
  store: Pick<RequestStore, 'purge'>
  /** How long the clinic keeps a request, by its content as it is published now. */
  days(): number
  clock: Clock
  log: Log
}

/** Deletes requests older than the clinic keeps them: when the server starts, and every day. */
export function createRetention({ store, days, clock, log }: RetentionOptions) {
  let cancel = () => {}
  let stopped = false

  async function purge(): Promise<void> {
    let next = day
    try {
      const { removed, held, wiped } = await store.purge(days() * day)
      if (!wiped) throw new StoreUnavailable({ code: 'SQLITE_BUSY' })
      if (held === 0) log({ event: 'purge', outcome: 'done', removed })
      else log({ event: 'purge', outcome: 'held', removed, held })
    } catch (error) {
      const cause = error instanceof StoreUnavailable ? error.code : 'UNKNOWN'
      log({ event: 'purge', outcome: 'failed', cause, retrySeconds: patience / 1000 })
      next = patience
    }
    if (!stopped) cancel = clock.after(next, () => void purge())
  }

  return {
    start: purge,
    /** Something could not be deleted to the end: an hour later it is tried again. */
    again(): void {
      cancel()
      if (!stopped) cancel = clock.after(patience, () => void purge())
    },
    stop(): void {
      stopped = true
      cancel()
    },
  }
}
