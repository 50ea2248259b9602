import type { Benchmark } from './benchmark.ts'
import { endpointBenchmark } from './endpoint.ts'
import { gateBenchmark } from './gate.ts'

/** Every group of figures there is; a new one is a file of its own and a line here. */
export const benchmarks: readonly Benchmark[] = [gateBenchmark, endpointBenchmark]
