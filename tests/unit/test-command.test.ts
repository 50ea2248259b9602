import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBrowser } from '../../scripts/test/browser.ts'
import { nextStages } from '../../scripts/test/nextStages.ts'
import { slowestTests } from '../../scripts/test/slowest.ts'
import { runStage, type Stage, type Tally } from '../../scripts/test/stage.ts'
import { playwrightTally, vitestTally } from '../../scripts/test/tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'mercan-unit-'))
const root = join(import.meta.dirname, '../..')

function file(name: string, text: string, mode = 0o644): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}

describe('a developer who runs the tests', () => {
  test('gets the browser the environment names before any other', () => {
    const named = file('my-browser', '#!/bin/sh\n', 0o755)
    file('chromium', '#!/bin/sh\n', 0o755)
    expect(findBrowser({ CHROME_PATH: named, PATH: folder })?.path).toBe(named)
    expect(findBrowser({ PLAYWRIGHT_CHROMIUM_PATH: named, PATH: folder })?.path).toBe(named)
  })

  test('gets an installed Chromium when none is named', () => {
    const installed = file('chromium', '#!/bin/sh\n', 0o755)
    expect(findBrowser({ PATH: folder })?.path).toBe(installed)
  })

  test('is told when the named browser cannot be run', () => {
    const notRunnable = file('not-a-program', '', 0o644)
    expect(() => findBrowser({ CHROME_PATH: notRunnable, PATH: folder })).toThrow('CHROME_PATH')
  })
})

describe('a stage of the test command', () => {
  const stage = (script: string, tally?: () => Tally | undefined) =>
    runStage({ name: 'stage', command: ['node', '-e', script], tally }, root)

  test('passes when its program does', async () => {
    expect(await stage('')).toMatchObject({ ok: true, passed: 1, failed: 0 })
  })

  test('fails with its program, and keeps what it said', async () => {
    const outcome = await stage('console.log("out"); console.error("err"); process.exit(3)')
    expect(outcome).toMatchObject({ ok: false, passed: 0, failed: 1 })
    expect(outcome.output).toContain('out')
    expect(outcome.output).toContain('err')
  })

  test('fails when its program is not there', async () => {
    const missing = await runStage({ name: 'stage', command: ['no-such-program'] }, root)
    expect(missing).toMatchObject({ ok: false, failed: 1 })
  })

  test('fails when its tests left no figures or failing ones, whatever the program says', async () => {
    expect(await stage('', () => undefined)).toMatchObject({ ok: false, failed: 1 })
    expect(await stage('', () => ({ passed: 4, failed: 2, tests: [] }))).toMatchObject({
      ok: false,
      passed: 4,
      failed: 2,
    })
  })

  test('counts at least one failure when the program died after its tests passed', async () => {
    const died = await stage('process.exit(1)', () => ({ passed: 4, failed: 0, tests: [] }))
    expect(died).toMatchObject({ ok: false, passed: 4, failed: 1 })
  })
})

describe('stages side by side', () => {
  const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
    name,
    command: ['node'],
    ...more,
  })
  const next = (stages: Stage[], running: string[] = [], done: string[] = []) => {
    const named = (names: string[]) => new Set(stages.filter(({ name }) => names.includes(name)))
    return nextStages(stages, named(running), named(done)).map(({ name }) => name)
  }

  test('run two at a time, in their order', () => {
    const stages = ['types', 'lint', 'unused code'].map((name) => stage(name))
    expect(next(stages)).toEqual(['types', 'lint'])
    expect(next(stages, ['lint'], ['types'])).toEqual(['unused code'])
    expect(next(stages, ['lint', 'unused code'], ['types'])).toEqual([])
  })

  test('leave both cores to one that keeps them busy', () => {
    const stages = [stage('types'), stage('unit', { isWide: true }), stage('lint')]
    expect(next(stages)).toEqual(['types', 'lint'])
    expect(next(stages, ['lint'], ['types'])).toEqual([])
    expect(next(stages, [], ['types', 'lint'])).toEqual(['unit'])
    expect(next(stages, ['unit'], ['types'])).toEqual([])
  })

  test('wait for what they need, look at, or are about to make anew', () => {
    const stages = [
      stage('build', { writes: 'dist' }),
      stage('pages', { reads: 'dist' }),
      stage('links', { needs: 'build' }),
      stage('second build', { writes: 'dist' }),
      stage('second pages', { reads: 'dist' }),
    ]
    expect(next(stages)).toEqual(['build'])
    expect(next(stages, [], ['build'])).toEqual(['pages', 'links'])
    expect(next(stages, ['pages'], ['build', 'links'])).toEqual([])
    expect(next(stages, [], ['build', 'pages', 'links'])).toEqual(['second build'])
    expect(next(stages, ['second build'], ['build', 'pages', 'links'])).toEqual([])
  })
})

describe('the figures on the last line', () => {
  test('are those of both test runners', () => {
    const vitest = file('vitest.json', '{"numPassedTests":7,"numFailedTests":2}')
    expect(vitestTally(vitest)).toEqual({ passed: 7, failed: 2, tests: [] })
    const browser = file(
      'browser.json',
      '{"stats":{"expected":5,"unexpected":1,"skipped":0},"errors":[{"message":"x"}]}',
    )
    expect(playwrightTally(browser)).toEqual({ passed: 5, failed: 2, tests: [] })
  })

  test('of a browser say which passed at the second try alone', () => {
    const specs = [
      { title: 'turns', tests: [{ projectName: 'phone', status: 'flaky', results: [] }] },
      { title: 'stops', tests: [{ projectName: 'phone', status: 'expected', results: [] }] },
    ]
    const browser = file(
      'again.json',
      JSON.stringify({
        stats: { expected: 1, flaky: 1, unexpected: 0 },
        suites: [{ title: 'e2e/hero.spec.ts', specs }],
      }),
    )
    const tally = playwrightTally(browser)
    expect(tally).toMatchObject({ passed: 2, failed: 0 })
    expect(tally?.tests.filter(({ again }) => again).map(({ name }) => name)).toEqual([
      'hero.spec.ts › turns (phone)',
    ])
  })

  test('are missing when a runner wrote none', () => {
    expect(vitestTally(join(folder, 'none.json'))).toBeUndefined()
    expect(playwrightTally(join(folder, 'none.json'))).toBeUndefined()
  })
})

describe('the slowest tests', () => {
  test('are named by stage, file and title, the slowest first', () => {
    const vitest = file(
      'timed-vitest.json',
      JSON.stringify({
        numPassedTests: 1,
        numFailedTests: 0,
        testResults: [
          {
            name: '/somewhere/tests/unit/hours.test.ts',
            assertionResults: [{ fullName: 'a visitor reads the hours', duration: 1500 }],
          },
        ],
      }),
    )
    const results = [{ duration: 2000 }, { duration: 500 }]
    const browser = file(
      'timed-browser.json',
      JSON.stringify({
        stats: { expected: 1, unexpected: 0 },
        errors: [],
        suites: [
          {
            title: 'e2e/drawer.spec.ts',
            specs: [],
            suites: [
              {
                title: 'a drawer closes',
                specs: [{ title: 'on Escape', tests: [{ projectName: 'phone', results }] }],
              },
            ],
          },
        ],
      }),
    )
    const outcomes = [
      { stage: 'unit', tally: vitestTally(vitest) },
      { stage: 'browser', tally: playwrightTally(browser) },
    ].map(({ stage, tally }) => ({
      ...(tally ?? { passed: 0, failed: 1, tests: [] }),
      name: stage,
      ok: true,
      seconds: 4,
      output: '',
    }))
    expect(slowestTests(outcomes, 20)).toEqual([
      '   2.5 s  browser: drawer.spec.ts › a drawer closes › on Escape (phone)',
      '   1.5 s  unit: hours.test.ts › a visitor reads the hours',
    ])
    expect(slowestTests(outcomes, 1)).toHaveLength(1)
  })
})
