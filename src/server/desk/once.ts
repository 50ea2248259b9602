import type { Clock } from '../clock'

/** So many are remembered at once; beyond it the oldest is forgotten. */
const most = 10_000

/**
 * Things that can be used once, within `ms` milliseconds: challenges, codes. In memory,
 * because a restart costs whoever signs in just then one more try.
 */
export function createOnce<Value>(ms: number, clock: Clock) {
  const kept = new Map<string, { value: Value; at: number }>()
  return {
    keep(key: string, value: Value): void {
      const now = clock.now()
      for (const [other, { at }] of kept) {
        if (now - at < ms && kept.size < most) break
        kept.delete(other)
      }
      kept.set(key, { value, at: now })
    },
    /** The value, the first time it is asked for and not too late. */
    take(key: string): Value | undefined {
      const found = kept.get(key)
      kept.delete(key)
      return found && clock.now() - found.at < ms ? found.value : undefined
    },
  }
}
