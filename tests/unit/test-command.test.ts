import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { findBrowser } from '../support/testCommand/browser.ts'
import { runStep, runSteps, type Step } from '../support/testCommand/runSteps.ts'

const folder = mkdtempSync(join(tmpdir(), 'mercan-unit-'))

function file(name: string, text: string, mode = 0o644): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}

describe('a developer who runs the tests', () => {
  test('gets the browser that the environment names first', () => {
    const named = file('my-browser', '#!/bin/sh\n', 0o755)
    file('chromium', '#!/bin/sh\n', 0o755)
    expect(findBrowser({ CHROME_PATH: named, PATH: folder })?.path).toBe(named)
    expect(findBrowser({ PLAYWRIGHT_CHROMIUM_PATH: named, PATH: folder })?.path).toBe(named)
  })

  test('gets an installed Chromium when none is named', () => {
    const installed = file('chromium', '#!/bin/sh\n', 0o755)
    expect(findBrowser({ PATH: folder })?.path).toBe(installed)
  })

  test('reads that the named browser cannot run', () => {
    const notRunnable = file('not-a-program', '', 0o644)
    expect(() => findBrowser({ CHROME_PATH: notRunnable, PATH: folder })).toThrow('CHROME_PATH')
  })
})

describe('a step of the test command', () => {
  const run = (...command: [string, ...string[]]) => runStep({ name: 'step', command })

  test('passes with its program, started from node_modules', async () => {
    expect(await run('tsx', '--eval', '')).toMatchObject({ ok: true })
  })

  test('fails with its program, and keeps the output', async () => {
    const script = 'console.log("out"); console.error("err"); process.exit(3)'
    const { ok, output } = await run('node', '-e', script)
    expect(ok).toBe(false)
    expect(output).toContain('out')
    expect(output).toContain('err')
  })

  test('fails when its program is missing', async () => {
    expect(await run('no-such-program')).toMatchObject({ ok: false })
  })
})

describe('a plan of the test command', () => {
  const step = (name: string, code: number, needs?: string): Step => {
    return { name, command: ['node', '-e', `process.exit(${code})`], needs }
  }

  test('goes on after a failure, but skips what needs the failed step', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const plan = [
      [[step('build', 1)], [step('types', 0)]],
      step('pages', 0, 'build'),
      step('unit', 0),
    ] as const
    expect(await runSteps(plan)).toEqual(['build', 'pages'])
    const printed = log.mock.calls.map(([line]) => String(line))
    expect(printed.map((line) => line.slice(0, 12).trim())).toContain('ok   unit')
    expect(printed.join('\n')).toContain('not run: "build" failed')
  })
})
