import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clinicDir } from '../../scripts/build/places.ts'
import { deskDir } from '../../src/server/desk/files.ts'

test('the whole desk comes to a phone in 80 KB of scripts at most', () => {
  const folder = deskDir(clinicDir)
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js.br'),
  )
  expect(scripts.length).toBeGreaterThan(1)
  const bytes = scripts.map((file) => statSync(join(folder, file)).size)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(80 * 1024)
})
