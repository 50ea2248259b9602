import type { Benchmark } from './benchmark.ts'
import { bytesBenchmark } from './bytes.ts'
import { checkerBenchmark } from './checker.ts'
import { databasesBenchmark } from './databases.ts'
import { deskBenchmark } from './desk.ts'
import { publishBenchmark } from './publish.ts'

/** All benchmarks; a new one is a file and a line here. */
const benchmarks: readonly Benchmark[] = [
  bytesBenchmark,
  checkerBenchmark,
  databasesBenchmark,
  deskBenchmark,
  publishBenchmark,
]

/** `npm run bench` prints all figures; `-- <name> …` only those. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name))
if (unknown.length > 0) {
  console.error(`Unknown benchmarks: ${unknown.join(', ')}.`)
  console.error(`Benchmarks: ${benchmarks.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

for (const { name, run } of benchmarks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(name)
  for (const line of await run()) console.log(`  ${line}`)
}
