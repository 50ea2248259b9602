import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '..', 'browsers', 'run.ts')

/** The command where no browser is installed, nor anything else. */
function run(...names: string[]) {
  const tsx = fileURLToPath(import.meta.resolve('tsx'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, script, ...names],
    {
      env: { ...process.env, PATH: '/nowhere', FIREFOX_PATH: undefined },
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

test('whoever has neither Firefox nor WebKit is told so, and how to get them', () => {
  const { status, stdout } = run()
  expect(status).toBe(1)
  expect(stdout).toMatch(/^FAIL Firefox was not asked: .*firefox-esr/m)
  expect(stdout).toMatch(/^FAIL WebKit was not asked: .*webkit2gtk-driver/m)
  expect(stdout).toContain('0 passed, 0 failed, 2 of 2 browsers not here')
})

test('one that was not meant is not missed', () => {
  const { status, stdout } = run('firefox')
  expect(status).toBe(1)
  expect(stdout).not.toContain('WebKit')
})

test('a browser nobody has heard of is refused with those there are', () => {
  const { status, stderr } = run('netscape')
  expect(status).toBe(1)
  expect(stderr).toContain('npm run test:browsers -- firefox or webkit')
})
