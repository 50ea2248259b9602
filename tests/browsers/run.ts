/**
 * `npm run test:browsers`: the engine's test clinic in Firefox and WebKit, after `npm test`
 * has asked Chromium everything. `-- firefox` or `-- webkit` asks one of them. A browser that
 * was meant and is not here is named and fails the command; the other is asked all the same.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStages } from '../../scripts/test/runStages.ts'
import { browserStages } from '../../scripts/test/stages.ts'
import { engines } from './engines.ts'

const named = process.argv.slice(2)
const unknown = named.find((name) => !(name in engines))
if (unknown !== undefined) {
  console.error(
    `Usage: npm run test:browsers, or npm run test:browsers -- ${Object.keys(engines).join(' or ')}`,
  )
  process.exit(1)
}

const meant = Object.entries(engines).filter(([key]) => named.length === 0 || named.includes(key))
const missing = meant.flatMap(([key, { name, missing }]) => {
  const how = missing()
  return how === undefined ? [] : [{ key, name, how }]
})
const present = meant.map(([key]) => key).filter((key) => !missing.some((one) => one.key === key))

const reports = mkdtempSync(join(tmpdir(), 'mercan-browsers-'))
const outcomes = present.length > 0 ? await runStages(browserStages(present, reports)) : []
rmSync(reports, { recursive: true, force: true })

for (const { name, how } of missing) console.log(`FAIL ${name} was not asked: ${how}`)
const failing = outcomes.filter(({ ok }) => !ok)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(
  `${passed} passed, ${failed} failed, ${missing.length} of ${meant.length} browsers not here`,
)
process.exitCode = failing.length + missing.length > 0 ? 1 : 0
