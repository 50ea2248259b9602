import type { Clock } from '../clock'
import type { RateLimit } from './rateLimit'

/** Addresses remembered at once; beyond it the one silent for longest is forgotten. */
const mostAddresses = 50_000

/**
 * Counts requests by network address, in memory and nowhere else: an address
 * is forgotten one window after its last request. Returns how many
 * milliseconds to wait, or undefined for a request that may pass; one that may
 * not is not counted.
 */
export function createAddressLimit({ count, windowMs }: RateLimit, clock: Clock) {
  // In the order of their last passed request, so that the first ones expire first.
  const passed = new Map<string, number[]>()

  return (address: string): number | undefined => {
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
  }
}
