import { describe, expect, test, vi } from 'vitest'
import { runStep, runSteps, type Step } from '../support/testCommand/runSteps.ts'

describe('a step of the test command', () => {
  const run = (...command: [string, ...string[]]) => runStep({ name: 'step', command })

  test('fails with its program, and keeps the output', async () => {
    const script = 'console.log("out"); console.error("err"); process.exit(3)'
    const { ok, output } = await run('node', '-e', script)
    expect(ok).toBe(false)
    expect(output).toContain('out')
    expect(output).toContain('err')
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
