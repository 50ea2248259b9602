/** Time as the server sees it; a proof brings one that it can move. */
export type Clock = {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Does `task` once, `ms` milliseconds from now, unless the returned function is called before. */
  after(ms: number, task: () => void): () => void
}

/** The machine's time. What waits on it does not keep a process alive. */
export const systemClock: Clock = {
  now: Date.now,
  after(ms, task) {
    const timer = setTimeout(task, ms).unref()
    return () => clearTimeout(timer)
  },
}

/** UTC, ISO 8601 with milliseconds: as times stand in the store, in order as text. */
export const timestamp = (ms: number): string => new Date(ms).toISOString()

/**
 * Of what comes at once, at two processes too, one may be noted before another and yet
 * stand a moment after it: milliseconds. What is later than this, a wrong clock has noted.
 */
export const together = 60_000
