import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBrowser } from '../../scripts/test/browser.ts'
import { runStage } from '../../scripts/test/stage.ts'
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
  const stage = (script: string, tally?: () => { passed: number; failed: number } | undefined) =>
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
    expect(await stage('', () => ({ passed: 4, failed: 2 }))).toMatchObject({
      ok: false,
      passed: 4,
      failed: 2,
    })
  })

  test('counts at least one failure when the program died after its tests passed', async () => {
    const died = await stage('process.exit(1)', () => ({ passed: 4, failed: 0 }))
    expect(died).toMatchObject({ ok: false, passed: 4, failed: 1 })
  })
})

describe('the figures on the last line', () => {
  test('are those of both test runners', () => {
    const vitest = file('vitest.json', '{"numPassedTests":7,"numFailedTests":2}')
    expect(vitestTally(vitest)).toEqual({ passed: 7, failed: 2 })
    const browser = file(
      'browser.json',
      '{"stats":{"expected":5,"unexpected":1,"skipped":0},"errors":[{"message":"x"}]}',
    )
    expect(playwrightTally(browser)).toEqual({ passed: 5, failed: 2 })
  })

  test('are missing when a runner wrote none', () => {
    expect(vitestTally(join(folder, 'none.json'))).toBeUndefined()
    expect(playwrightTally(join(folder, 'none.json'))).toBeUndefined()
  })
})
