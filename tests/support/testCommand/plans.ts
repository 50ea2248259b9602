import { join } from 'node:path'
import { root } from '../../../scripts/publish/paths.ts'
import type { Plan, Step } from './runSteps.ts'

const fixture = join(root, 'tests', 'fixtures', 'clinics', 'mercan')
const second = join(root, 'tests', 'fixtures', 'clinics', 'duesseldorf')
const third = join(root, 'tests', 'fixtures', 'clinics', 'utrecht')
const vitestFolders = ['tests/unit/', 'tests/pages/mercan/']
const quiet = ['--silent=passed-only', '--reporter=dot']
const notNightly = '--tagsFilter=!nightly'
const pages = ['--project=pages-*']
const vienna = join(root, '.cache', 'vienna-clinic')
const translated = join(root, '.cache', 'translated-clinic')

/** The tests for any clinic: validator, build, pages, and pages in a browser. */
export function clinicSteps(clinic: string, called: string): Step[] {
  const needs = `build${called}`
  return [
    check(clinic, `check${called}`),
    build(clinic, needs),
    { ...vitest(`pages${called}`, clinic, 'tests/pages/any/'), needs },
    { ...playwright(`browser pass${called}`, clinic, ...pages, 'tests/pages/any/'), needs },
  ]
}

export const generatedFiles = (clinic: string): Step => ({
  name: 'generated files',
  command: ['node', 'scripts/generate.cjs', '--check'],
  env: { CLINIC: clinic },
})

const unit = withoutPostgres(vitest('unit', fixture, notNightly, 'tests/unit/'))
const component: Step = {
  name: 'component',
  command: ['vitest', 'run', '--config', 'tests/component/vitest.config.ts', ...quiet],
  inBrowser: true,
}

/** `npm run test:changed`: the tests that import an uncommitted change. */
export const changedPlan: Plan = [unit, component].map((step) => ({
  ...step,
  command: [...step.command, '--changed'],
}))

/** On one thread: each of several checks the types they share again. */
const types: Step['command'] = ['tsc', '--noEmit', '--singleThreaded']

/** `npm test`. The unit tests run after the build, which caches the derivatives. */
export const fastPlan: Plan = [
  [
    [build(fixture, 'build')],
    [
      generatedFiles(fixture),
      { name: 'types', command: types },
      { name: 'types without Node', command: [...types, '-p', 'src'] },
      {
        name: 'lint',
        command: ['biome', 'ci', '--error-on-warnings', '--diagnostic-level=warn', '.'],
      },
      { name: 'unused code', command: ['knip', '--config', '.knip.jsonc'] },
      {
        name: 'planted faults fit',
        command: ['tsx', 'tests/support/plantedFaults/run.ts', '--check'],
      },
      check(fixture, 'check'),
    ],
  ],
  unit,
  component,
  [
    [honestEdits(100, 0)],
    [
      {
        ...vitest('pages', fixture, notNightly, 'tests/pages/mercan/', 'tests/pages/any/'),
        needs: 'build',
      },
    ],
  ],
  {
    ...playwright('e2e', fixture, '--project=fast'),
    needs: 'build',
  },
]

/** `npm run test:all`: everything else. */
export const remainingPlan = (clinic: string): Plan => [
  ...clinicSteps(clinic, ' of the clinic'),
  honestEdits(200, 1),
  build(fixture, 'build'),
  { ...vitest('nightly units', fixture, '--tagsFilter=nightly', ...vitestFolders), needs: 'build' },
  { ...vitest('PostgreSQL', fixture, 'tests/unit/server/store-'), needs: 'build' },
  { ...playwright('nightly e2e', fixture, '--project=nightly-*'), needs: 'build' },
  { name: 'other browsers', command: ['tsx', 'tests/browsers/run.ts', '--installed'] },
  { name: 'translations', command: ['tsx', 'tests/pages/translated/writeClinic.ts', translated] },
  { ...build(translated, 'build in three languages'), needs: 'translations' },
  {
    ...playwright('visits in other languages', translated, ...pages, 'tests/pages/translated/'),
    needs: 'build in three languages',
  },
  ...clinicSteps(second, ' of the second'),
  { ...vitest('its own pages', second, 'tests/pages/second/'), needs: 'build of the second' },
  {
    ...playwright('visits to it', second, ...pages, 'tests/pages/second/'),
    needs: 'build of the second',
  },
  ...clinicSteps(third, ' of the third'),
  { name: 'physiotherapist', command: ['tsx', 'tests/pages/vienna.ts', vienna] },
  ...clinicSteps(vienna, ' of the physiotherapist'),
]

/** Visits of the fixture in other browsers, by the names of their test files. */
export const browsersPlan = (names: readonly string[]): Plan => [
  build(fixture, 'build'),
  ...names.map((name) => ({
    ...vitest(name, fixture, `tests/browsers/${name}.test.ts`),
    needs: 'build',
  })),
]

function check(clinic: string, name: string): Step {
  return { name, command: ['node', 'scripts/check.cjs'], env: { CLINIC: clinic } }
}

function build(clinic: string, name: string): Step {
  return { name, command: ['node', 'scripts/build.cjs'], env: { CLINIC: clinic } }
}

function withoutPostgres(step: Step): Step {
  return { ...step, env: { ...step.env, TEST_DATABASES: 'sqlite' } }
}

function honestEdits(rounds: number, years: number): Step {
  const sizes = ['--sample', `--rounds=${rounds}`, `--years=${years}`]
  return {
    name: 'honest edits',
    command: ['tsx', 'tests/soak/run.ts', 'honest-edits', ...sizes],
    env: { CLINIC: fixture },
  }
}

function vitest(name: string, clinic: string, ...what: string[]): Step {
  const options = ['--config', 'tests/vitest.config.ts', ...quiet]
  return { name, command: ['vitest', 'run', ...options, ...what], env: { CLINIC: clinic } }
}

function playwright(name: string, clinic: string, ...what: string[]): Step {
  const options = ['--config', 'tests/playwright.config.ts', '--reporter=dot']
  return {
    name,
    command: ['playwright', 'test', ...options, ...what],
    env: { CLINIC: clinic },
    inBrowser: true,
  }
}
