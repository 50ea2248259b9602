import type { Clock } from '../base/clock'
import { faultCode, type Log } from '../base/requestLog'
import { createRounds } from '../base/rounds'
import type { Agreed } from './purge'
import type { RequestStore } from './store'
import { StoreUnavailable } from './storeUnavailable'

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

/** Retention: at start and daily. */
export function createRetention({ store, days, agreed, clock, log }: RetentionOptions) {
  const rounds = createRounds(clock, async () => {
    try {
      const { removed, held, wiped } = await store.purge(days() * day, agreed())
      if (!wiped) throw new StoreUnavailable({ code: 'SQLITE_BUSY' })
      if (held === 0) log({ event: 'purge', outcome: 'done', removed })
      else log({ event: 'purge', outcome: 'held', removed, held })
      return day
    } catch (error) {
      const retrySeconds = patience / 1000
      log({ event: 'purge', outcome: 'failed', cause: faultCode(error), retrySeconds })
      return patience
    }
  })
  return {
    start: () => rounds.next(0),
    /** A file still contains deleted data: retry after an hour. */
    again: () => void rounds.next(patience),
    stop: rounds.stop,
  }
}
