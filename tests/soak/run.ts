import { parseArgs } from 'node:util'
import { deskHoursProof } from './desk/hours.ts'
import { deskRaceProof } from './desk/race.ts'
import { deskTwoProof } from './desk/two.ts'
import { worstDraftsProof } from './editor/drafts.ts'
import { editorKillProof } from './editor/kill.ts'
import { editorTogetherProof } from './editor/together.ts'
import { diskProof } from './endpoint/disk.ts'
import { killProof } from './endpoint/kill.ts'
import { restoreProof } from './endpoint/restore.ts'
import { honestEditsProof } from './honest/proof.ts'
import { installProof } from './hosting/install.ts'
import { hostingProof } from './hosting/proof.ts'
import { updateProof } from './hosting/update.ts'
import { promiseProof } from './promise/proof.ts'
import type { Proof, Sizes } from './proof.ts'
import { replicasProof } from './replicas/atOnce.ts'
import { failoverProof, freezesProof } from './replicas/failover.ts'
import { rollingProof } from './replicas/rolling.ts'
import { workerProof } from './validation/worker.ts'

/** All proofs; a new one is a file and a line here. */
const proofs: readonly Proof[] = [
  workerProof,
  honestEditsProof,
  promiseProof,
  killProof,
  diskProof,
  restoreProof,
  deskTwoProof,
  deskHoursProof,
  deskRaceProof,
  replicasProof,
  failoverProof,
  freezesProof,
  rollingProof,
  editorKillProof,
  editorTogetherProof,
  worstDraftsProof,
  hostingProof,
  installProof,
  updateProof,
]

/**
 * `npm run prove` runs all proofs, `-- <name> …` only those; `--seed`, `--rounds`, `--years` and
 * `--sample` change their size, `--former` their cluster. Prints the figures; exits with 1 if a claim does not hold.
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string' },
    years: { type: 'string' },
    sample: { type: 'boolean' },
    former: { type: 'boolean' },
  },
})
const sizes: Sizes = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, value === true || Number(value)]),
)
const unknown = wanted.filter((name) => !proofs.some((proof) => proof.name === name))
if (unknown.length > 0) {
  console.error(`Unknown proofs: ${unknown.join(', ')}. Proofs:`)
  for (const { name, claim } of proofs) console.error(`  ${name.padEnd(14)} ${claim}`)
  process.exit(1)
}

let failed = 0
for (const { name, claim, run } of proofs) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  try {
    const measured = await run(sizes)
    console.log(`ok    ${name.padEnd(14)} ${seconds().padStart(8)}  ${claim}\n      ${measured}`)
  } catch (error) {
    failed += 1
    console.log(`FAIL  ${name.padEnd(14)} ${seconds().padStart(8)}  ${claim}`)
    console.log(error instanceof Error ? error.stack : error)
  }
}
process.exitCode = failed > 0 ? 1 : 0
