const longest = 30_000

/** Milliseconds before attempt `failures + 1`: doubled each time, random so that desks spread. */
export const backoff = (failures: number): number =>
  Math.min(longest, 1000 * 2 ** failures) * (0.5 + Math.random() / 2)
