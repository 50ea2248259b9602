import type { Benchmark } from './benchmark.ts'
import { buildBenchmark } from './build.ts'
import { bytesBenchmark } from './bytes.ts'
import { clinicsBenchmark } from './clinics.ts'
import { databasesBenchmark } from './databases.ts'
import { deskSearchBenchmark } from './deskSearch.ts'
import { endpointBenchmark } from './endpoint.ts'
import { firstFormBenchmark } from './firstForm.ts'
import { gateBenchmark } from './gate.ts'
import { interactionBenchmark } from './interaction.ts'
import { lighthouseBenchmark } from './lighthouse.ts'
import { paintBenchmark } from './paint.ts'
import { previewBenchmark } from './preview.ts'
import { publishBenchmark } from './publish.ts'
import { tasksBenchmark } from './tasks.ts'

/** Every group of figures there is; a new one is a file of its own and a line here. */
export const benchmarks: readonly Benchmark[] = [
  bytesBenchmark,
  buildBenchmark,
  gateBenchmark,
  endpointBenchmark,
  clinicsBenchmark,
  databasesBenchmark,
  deskSearchBenchmark,
  interactionBenchmark,
  lighthouseBenchmark,
  paintBenchmark,
  firstFormBenchmark,
  previewBenchmark,
  publishBenchmark,
  tasksBenchmark,
]
