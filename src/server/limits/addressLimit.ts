import type { Clock } from '../clock'
import type { RateLimit } from './rateLimit'

/** Addresses remembered at once; beyond it the one silent for longest is forgotten. */
const mostAddresses = 50_000

/**
 * Counts by network address what comes to this process, in memory and nowhere else: an
 * address is forgotten one window after its last request. It stands before the store's own
 * count, which all processes share, so that a flood does not reach the database.
 */
export function createAddressLimit({ count, windowMs }: RateLimit, clock: Clock) {
  // In the order of their last passed request, so that the first ones expire first.
  const passed = new Map<string, number[]>()

  return {
    /** How many milliseconds to wait, or undefined for what may pass; what may not is not counted. */
    pass(address: string): number | undefined {
      const now = clock.now()
      // A time to come was noted before the clock was set back.
      const isOld = (time: number) => time <= now - windowMs || time > now
      for (const [other, times] of passed) {
        if (!isOld(times.at(-1) ?? 0) && passed.size <= mostAddresses) break
        passed.delete(other)
      }
      const times = (passed.get(address) ?? []).filter((time) => !isOld(time))
      const [oldest] = times
      if (oldest !== undefined && times.length >= count) return oldest + windowMs - now
      passed.delete(address)
      passed.set(address, [...times, now])
      return undefined
    },
    /** The last one has not passed after all: the other processes had counted enough. */
    takeBack(address: string): void {
      passed.get(address)?.pop()
    },
  }
}

export type AddressLimit = ReturnType<typeof createAddressLimit>

/** The same in front of a count that other processes share: `shared` notes who passes, or tells how long to wait. */
export function createSharedLimit(
  limit: RateLimit,
  clock: Clock,
  shared: (address: string) => Promise<number | undefined>,
) {
  const own = createAddressLimit(limit, clock)
  return async (address: string): Promise<number | undefined> => {
    const wait = own.pass(address)
    if (wait !== undefined) return wait
    const longer = await shared(address)
    if (longer !== undefined) own.takeBack(address)
    return longer
  }
}
