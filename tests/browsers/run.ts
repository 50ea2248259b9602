/**
 * `npm run test:browsers` visits the fixture in Firefox and WebKit, `-- firefox` only in one. A
 * missing browser fails the command, except with `--installed`.
 */
import { browsersPlan } from '../support/testCommand/plans.ts'
import { runSteps } from '../support/testCommand/runSteps.ts'
import { engines } from './engines.ts'

const named = process.argv.slice(2).filter((name) => name !== '--installed')
const isMissingAllowed = process.argv.includes('--installed')
const unknown = named.find((name) => !(name in engines))
if (unknown !== undefined) {
  console.error(
    `Usage: npm run test:browsers, or npm run test:browsers -- ${Object.keys(engines).join(' or ')}`,
  )
  process.exit(1)
}

const wanted = Object.entries(engines).filter(([key]) => named.length === 0 || named.includes(key))
const missing = wanted.flatMap(([key, { name, missing }]) => {
  const how = missing()
  return how === undefined ? [] : [{ key, name, how }]
})
const present = wanted.map(([key]) => key).filter((key) => !missing.some((one) => one.key === key))
const failed = present.length > 0 ? await runSteps(browsersPlan(present)) : []

for (const { name, how } of missing)
  console.log(`${isMissingAllowed ? '    ' : 'FAIL'} ${name} was not tested: ${how}`)
console.log(`${missing.length} of ${wanted.length} browsers are missing`)
process.exitCode = failed.length > 0 || (missing.length > 0 && !isMissingAllowed) ? 1 : 0
