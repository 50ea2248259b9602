import { benchmarks } from './bench/index.ts'

/** `npm run bench`: prints all figures; `-- <name> …` only those. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name))
if (unknown.length > 0) {
  console.error(`No figures are called ${unknown.join(', ')}.`)
  console.error(`There are: ${benchmarks.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

for (const { name, run } of benchmarks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(name)
  for (const line of await run()) console.log(`  ${line}`)
}
