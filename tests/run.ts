/**
 * `npm test` runs the fast suite, `npm run test:all` everything else, `npm run test:changed` the
 * unit and component tests of uncommitted changes. `npm test -- clinic` runs the tests that hold for
 * any clinic, for the one that CLINIC names.
 */

import { clinicDir } from '../scripts/publish/paths.ts'
import { isInstalled } from './support/host.ts'
import { howToInstallNginx } from './support/nginx.ts'
import { findPostgres, howToInstall } from './support/postgres.ts'
import { changedPlan, clinicSteps, fastPlan, remainingPlan } from './support/testCommand/plans.ts'
import { runSteps } from './support/testCommand/runSteps.ts'

const [scope = 'fast', ...more] = process.argv.slice(2)
const plans = {
  fast: fastPlan,
  changed: changedPlan,
  clinic: clinicSteps(clinicDir, ' of the clinic'),
  all: remainingPlan(clinicDir),
}
if (!(scope in plans) || more.length > 0) {
  console.error('Usage: npm test, npm test -- clinic, npm run test:changed, or npm run test:all')
  process.exit(1)
}

const began = performance.now()
const failed = await runSteps(plans[scope as keyof typeof plans])
console.log('')
if (scope === 'all' && !findPostgres())
  console.log(`Not tested: PostgreSQL is missing: ${howToInstall}`)
if (scope === 'all' && !isInstalled('nginx'))
  console.log(`Not tested: nginx is missing: ${howToInstallNginx}`)
console.log(`${Math.round((performance.now() - began) / 1000)} s in all`)
console.log(failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
