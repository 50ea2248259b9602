/** A group of figures to compare with earlier ones; no figure makes it fail. */
export type Benchmark = {
  /** As in `npm run bench -- <name>`. */
  name: string
  /** Resolves to the lines to print. */
  run(): Promise<string[]>
}

/** Percentiles of milliseconds, to a tenth. */
export function percentiles(milliseconds: readonly number[]) {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
    return Math.round(value * 10) / 10
  }
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
