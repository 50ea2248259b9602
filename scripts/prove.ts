import { proofs } from './prove/index.ts'

/**
 * `npm run prove`: the long proofs, one after the other; `-- <name> …` only
 * those. Prints what each has measured and exits 1 when a claim does not hold.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !proofs.some((proof) => proof.name === name))
if (unknown.length > 0) {
  console.error(`No proof is called ${unknown.join(', ')}. There are:`)
  for (const { name, claim } of proofs) console.error(`  ${name.padEnd(14)} ${claim}`)
  process.exit(1)
}

let failed = 0
for (const { name, claim, run } of proofs) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  try {
    const figures = await run()
    console.log(`ok    ${name.padEnd(14)} ${seconds().padStart(8)}  ${claim}\n      ${figures}`)
  } catch (error) {
    failed += 1
    console.log(`FAIL  ${name.padEnd(14)} ${seconds().padStart(8)}  ${claim}`)
    console.log(error instanceof Error ? error.stack : error)
  }
}
process.exitCode = failed > 0 ? 1 : 0
