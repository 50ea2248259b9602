/** One group of figures. Figures are for reading beside older ones; nothing fails by them. */
export type Benchmark = {
  /** How it is called: `npm run bench -- <name>`. */
  name: string
  /** Resolves to what was measured, one line each. */
  run(): Promise<string[]>
}

/** The middle one of the values; of an even number the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[(sorted.length - 1) >> 1] ?? Number.NaN
}

/** Of milliseconds, to a tenth. */
export function percentiles(milliseconds: readonly number[]) {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
    return Math.round(value * 10) / 10
  }
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
