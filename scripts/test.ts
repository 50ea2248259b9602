/**
 * `npm test`: everything that must hold, in the order in which it is cheapest to
 * learn of a fault. One line a stage; what a failing stage printed follows it.
 * A failure does not stop the rest. The last line counts checks passed and failed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowser } from './test/browser.ts'
import { type Outcome, runStage, type Stage } from './test/stage.ts'
import { playwrightTally, vitestTally } from './test/tally.ts'

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'mercan-test-'))

function vitest(name: string, folders: string[], needs?: string): Stage {
  const file = join(reports, `${name}.json`)
  const config = [
    '--config',
    'tests/vitest.config.ts',
    '--silent=passed-only',
    '--reporter=dot',
    '--reporter=json',
  ]
  return {
    name,
    command: ['vitest', 'run', ...config, `--outputFile.json=${file}`, ...folders],
    tally: () => vitestTally(file),
    needs,
  }
}

const stages: Stage[] = [
  { name: 'gate', command: ['tsx', 'scripts/check.ts'] },
  { name: 'generated files', command: ['tsx', 'scripts/generate-types.ts', '--check'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'lint',
    command: ['biome', 'ci', '--error-on-warnings', '--diagnostic-level=warn', '--colors=off', '.'],
  },
  { name: 'unused code', command: ['knip', '--config', '.knip.jsonc'] },
  { name: 'pictures', command: ['tsx', 'scripts/media.ts'] },
  vitest('unit and gate tests', ['tests/unit/', 'tests/gate/']),
  { name: 'build', command: ['node', 'scripts/build.cjs'] },
  vitest('html tests', ['tests/html/'], 'build'),
]

function browserTests(browserPath: string): Stage {
  const file = join(reports, 'browser.json')
  return {
    name: 'browser tests',
    command: [
      'playwright',
      'test',
      '--config',
      'tests/playwright.config.ts',
      '--reporter=dot,json',
    ],
    env: { CHROME_PATH: browserPath, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    tally: () => playwrightTally(file),
    needs: 'build',
  }
}

const outcomes: Outcome[] = []

function record(outcome: Outcome): void {
  outcomes.push(outcome)
  const { ok, name, seconds, passed, failed, output } = outcome
  const figures = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${figures}`,
  )
  if (!ok) console.log(output.trim().replaceAll(/^/gm, '     '))
}

async function attempt(stage: Stage): Promise<void> {
  if (stage.needs && outcomes.some(({ name, ok }) => name === stage.needs && !ok)) {
    const output = `not run: "${stage.needs}" failed`
    record({ name: stage.name, ok: false, seconds: 0, passed: 0, failed: 1, output })
    return
  }
  record(await runStage(stage, root))
}

for (const stage of stages) await attempt(stage)

const browser = provideBrowser((sentence) => console.log(`     ${sentence}`))
if (browser) {
  await attempt(browserTests(browser.path))
} else {
  const output = 'not run: install Chrome or Chromium, or name one in CHROME_PATH'
  record({ name: 'browser tests', ok: false, seconds: 0, passed: 0, failed: 1, output })
}

rmSync(reports, { recursive: true, force: true })

const failing = outcomes.filter(({ ok }) => !ok)
const sum = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((total, o) => total + pick(o), 0)
console.log('')
if (failing.length > 0) console.log(`Failed: ${failing.map(({ name }) => name).join(', ')}`)
console.log(`In all ${Math.round(sum(({ seconds }) => seconds))} s`)
console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`)
process.exitCode = failing.length > 0 ? 1 : 0
