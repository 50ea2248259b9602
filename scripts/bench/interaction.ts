import type { Benchmark } from './benchmark.ts'
import { firstChanges } from './firstChange.ts'
import { firstTaps } from './firstTap.ts'

/** How soon the page answers a first tap, and how soon the first page change is painted. */
export const interactionBenchmark: Benchmark = {
  name: 'interaction',
  run: async () => [...(await firstTaps()), ...(await firstChanges())],
}
