/** The time source; tests replace it. */
export type Clock = {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Runs `task` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, task: () => void): () => void
}

/** System time; its timers do not block the exit of the process. */
export const systemClock: Clock = {
  now: Date.now,
  after(ms, task) {
    const timer = setTimeout(task, ms).unref()
    return () => clearTimeout(timer)
  },
}

/** UTC, ISO 8601 with milliseconds: sorts as text. */
export const timestamp = (ms: number): string => new Date(ms).toISOString()

/** Tolerated clock skew between processes, in milliseconds. */
export const clockSkew = 60_000
