import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/build/paths.ts'
import { deskDir } from '../../../src/server/staff/deskFiles.ts'

/** What only the page of the site's content fetches, when it is opened. */
const editor = /^assets\/(?:EditorPage|textsEntry|validator)|^preview\//

test('the desk comes to a phone in 80 KB of scripts at most, the editor aside', () => {
  const folder = deskDir(clinicDir)
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = all.filter((file) => file.endsWith('.js.br') && !editor.test(file))
  expect(scripts.length).toBeGreaterThan(1)
  const bytes = scripts.map((file) => statSync(join(folder, file)).size)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(80 * 1024)
})
