import type { Clock } from '../server/base/clock'
import { faultCode, type Log } from '../server/base/requestLog'
import { createRounds } from '../server/base/rounds'
import type { DiskUse } from '../shared/deskModel'

const minute = 60_000
const hour = 60 * minute

type UpkeepOptions = {
  /** Deletes what no draft needs any more. */
  prune?(): Promise<void>
  measure(): Promise<DiskUse>
  clock: Clock
  log: Log
}

/** Prunes and logs the disk use, hourly from the first minute on. */
export function createUpkeep({ prune, measure, clock, log }: UpkeepOptions) {
  const rounds = createRounds(clock, async () => {
    try {
      await prune?.()
      log({ event: 'disk', outcome: 'done', bytes: await measure() })
    } catch (error) {
      log({ event: 'disk', outcome: 'failed', cause: faultCode(error) })
    }
    return hour
  })
  return { start: () => void rounds.next(minute), stop: rounds.stop }
}
