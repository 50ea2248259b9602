import type { Clock } from '../base/clock'
import type { Log } from '../base/requestLog'
import type { Agreed } from './purge'
import type { RequestStore } from './store'
import { causeOf, StoreUnavailable } from './storeUnavailable'

const day = 24 * 60 * 60_000
/** Retry delay after a failed purge, in milliseconds. */
const patience = 60 * 60_000

export type RetentionOptions = {
  store: Pick<RequestStore, 'purge'>
  /** Retention of the published content. */
  days(): number
  /** Of the published content. */
  agreed(): Agreed
  clock: Clock
  log: Log
}

/** Retention: at start and daily, in one chain of timers. */
export function createRetention({ store, days, agreed, clock, log }: RetentionOptions) {
  let cancel = () => {}
  let stopped = false
  /** Milliseconds until the next purge. */
  let pause = day

  async function purge(): Promise<void> {
    pause = day
    try {
      const { removed, held, wiped } = await store.purge(days() * day, agreed())
      if (!wiped) throw new StoreUnavailable({ code: 'SQLITE_BUSY' })
      if (held === 0) log({ event: 'purge', outcome: 'done', removed })
      else log({ event: 'purge', outcome: 'held', removed, held })
    } catch (error) {
      const retrySeconds = patience / 1000
      log({ event: 'purge', outcome: 'failed', cause: causeOf(error), retrySeconds })
      pause = patience
    }
    schedule()
  }

  function schedule(): void {
    cancel()
    if (!stopped) cancel = clock.after(pause, () => void purge())
  }

  return {
    start: purge,
    /** A file still contains deleted data: retry after an hour, also if a purge is running. */
    again(): void {
      pause = patience
      schedule()
    },
    stop(): void {
      stopped = true
      cancel()
    },
  }
}
