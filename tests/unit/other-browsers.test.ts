/** @module-tag nightly */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '..', 'browsers', 'run.ts')

/** Runs the command with an empty PATH. */
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

test('an engineer without Firefox and WebKit reads how to install them', () => {
  const { status, stdout } = run()
  expect(status).toBe(1)
  expect(stdout).toMatch(/^FAIL Firefox was not tested: .*firefox-esr/m)
  expect(stdout).toMatch(/^FAIL WebKit was not tested: .*webkit2gtk-driver/m)
  expect(stdout).toContain('2 of 2 browsers are missing')
})

test('an unnamed browser may be missing', () => {
  const { status, stdout } = run('firefox')
  expect(status).toBe(1)
  expect(stdout).not.toContain('WebKit')
})

test('test:all leaves out a browser that is missing', () => {
  const { status, stdout } = run('--installed')
  expect(status).toBe(0)
  expect(stdout).toMatch(/Firefox was not tested: .*firefox-esr/)
})

test('an unknown browser is refused with the names of the known ones', () => {
  const { status, stderr } = run('netscape')
  expect(status).toBe(1)
  expect(stderr).toContain('npm run test:browsers -- firefox or webkit')
})
