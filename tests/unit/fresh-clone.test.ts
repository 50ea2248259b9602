import { execFile } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/publish/paths.ts'
import { linkModules, removeFolder, temporaryFolder } from '../support/folders.ts'

const clone = temporaryFolder('clone')

/** Runs a program in the clone; resolves to its exit code and output. */
const run = (program: string, ...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, CLINIC: undefined, NO_COLOR: '1' }
    execFile(program, args, { cwd: clone, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

describe('a developer who has just cloned the repository', { tags: ['nightly'] }, () => {
  beforeAll(async () => {
    const cloned = await run('git', 'clone', '--quiet', '--depth=1', `file://${root}`, '.')
    expect(cloned).toEqual({ code: 0, output: '' })
    linkModules(clone)
  })
  afterAll(() => removeFolder(clone))

  test('runs a component’s test before anything is built', async () => {
    const { code, output } = await run('npm', 'run', 'test:component', '--', 'site/statistics')
    expect(output).toMatch(/Tests +\d+ passed/)
    expect(code).toBe(0)
  })

  test('gets the browser tests of npm test by their command, and no others', async () => {
    const { output } = await run('npm', 'run', 'test:e2e', '--', '--list')
    expect(output).toContain('e2e/prices.spec.ts')
    expect(output).not.toMatch(/@nightly|\[(?!fast\])|› pages\//)
  })

  test('reads that the component tests fail after an uncommitted change', async () => {
    const broken = 'src/ui/Counter.tsx'
    appendFileSync(join(clone, broken), "\nthrow new Error('broken by hand')\n")
    const { code, output } = await run('npm', 'run', 'test:changed')
    expect(output).toContain('broken by hand')
    expect(output).toContain('FAIL component')
    expect(code).toBe(1)
  })
})
