import type { Clock } from './clock'

/**
 * Repeats work by one timer, one round at a time. `work` never rejects; it resolves to the
 * milliseconds until the next round.
 */
export function createRounds(clock: Clock, work: () => Promise<number>) {
  let running: Promise<void> | undefined
  let cancel = () => {}
  let isStopped = false
  /** The shortest time asked for while a round runs. */
  let asked = Number.POSITIVE_INFINITY

  async function round(): Promise<void> {
    asked = Number.POSITIVE_INFINITY
    const pause = await work()
    running = undefined
    void next(Math.min(pause, asked))
  }

  function begin(): void {
    running = round()
  }

  /** Begins the next round in `ms` milliseconds; if one runs, in so many after it at the latest. */
  function next(ms: number): Promise<void> | undefined {
    asked = Math.min(asked, ms)
    if (isStopped || running) return running
    cancel()
    if (ms > 0) cancel = clock.after(ms, begin)
    else begin()
    return running
  }

  return {
    next,
    /** Begins no further round; resolves when none runs. */
    async stop(): Promise<void> {
      isStopped = true
      cancel()
      await running
    },
  }
}
