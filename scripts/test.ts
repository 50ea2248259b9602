/**
 * `npm test`: everything that must hold, in the order in which it is cheapest to
 * learn of a fault. `npm test -- clinic` asks only what must hold of the clinic
 * that CLINIC names (the project's own without it), as an editor's change needs.
 * One line a stage; then the slowest tests, and those a browser needed two tries for; the last line counts checks passed and failed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicDir } from './build/places.ts'
import { isInstalled } from './prove/hosting/host.ts'
import { howToInstallNginx } from './prove/hosting/nginx.ts'
import { findPostgres, howToInstall } from './prove/replicas/postgres.ts'
import { runStages } from './test/runStages.ts'
import { slowestTests } from './test/slowest.ts'
import { clinicStages, engineStages, secondStages } from './test/stages.ts'

const [scope, ...more] = process.argv.slice(2)
if (more.length > 0 || (scope !== undefined && scope !== 'clinic')) {
  console.error('Usage: npm test, or npm test -- clinic')
  process.exit(1)
}

const began = performance.now()
const reports = mkdtempSync(join(tmpdir(), 'mercan-test-'))
const clinic = clinicStages(clinicDir, ' of the clinic', reports)
const outcomes = await runStages(
  scope === 'clinic' ? clinic : [...clinic, ...engineStages(reports), ...secondStages(reports)],
)
rmSync(reports, { recursive: true, force: true })

const failing = outcomes.filter(({ ok }) => !ok)
const sum = (pick: (outcome: (typeof outcomes)[number]) => number) =>
  outcomes.reduce((total, outcome) => total + pick(outcome), 0)
const slowest = slowestTests(outcomes, 20)
if (slowest.length > 0) console.log(['', `The slowest ${slowest.length}:`, ...slowest].join('\n'))

const again = outcomes.flatMap(({ tests }) => tests.filter((test) => test.again))
if (again.length > 0)
  console.log(['', 'Passed at the second try:', ...again.map(({ name }) => `  ${name}`)].join('\n'))

console.log('')
if (failing.length > 0) console.log(`Failed: ${failing.map(({ name }) => name).join(', ')}`)
if (scope !== 'clinic' && !findPostgres())
  console.log(`PostgreSQL is not here and was not asked, only SQLite was: ${howToInstall}`)
if (scope !== 'clinic' && !isInstalled('nginx'))
  console.log(`nginx is not here and was not asked: ${howToInstallNginx}`)
console.log(`In all ${Math.round((performance.now() - began) / 1000)} s`)
console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`)
process.exitCode = failing.length > 0 ? 1 : 0
