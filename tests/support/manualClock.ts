import type { Clock } from '../../src/server/base/clock.ts'

type Timer = { at: number; task: () => void }

/** A clock that only `advance` moves. */
export type ManualClock = Clock & {
  /** Moves the clock by `ms` and runs each due timer at its time, after all loops sleep. */
  advance(ms: number): Promise<void>
  /** Resolves when all loops sleep, each with a timer. */
  asleep(): Promise<void>
}

/** `loops`: the number of loops with this clock, each of which sets one timer after its work. */
export function createManualClock(start: number, loops: number): ManualClock {
  let now = start
  const timers = new Set<Timer>()
  let waiting: (() => void)[] = []

  const clock: ManualClock = {
    now: () => now,
    after(ms, task) {
      const timer = { at: now + ms, task }
      timers.add(timer)
      for (const resolve of waiting.splice(0)) resolve()
      return () => timers.delete(timer)
    },
    async asleep() {
      while (timers.size < loops) {
        await new Promise<void>((resolve) => {
          waiting = [...waiting, resolve]
        })
      }
    },
    async advance(ms) {
      const end = now + ms
      for (;;) {
        await clock.asleep()
        const [next] = [...timers].toSorted((a, b) => a.at - b.at)
        if (!next || next.at > end) break
        timers.delete(next)
        now = Math.max(now, next.at)
        next.task()
      }
      now = end
    },
  }
  return clock
}
