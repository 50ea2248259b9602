import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { deskDir } from '../../../src/server/staff/deskFiles.ts'

/** The chunks of the editor, which load when it is opened. */
const editor = /^assets\/(?:EditorPage|textsEntry|validator)|^preview\//

test('a receptionist’s phone loads the desk with at most 80 KB of scripts, without the editor', () => {
  const folder = deskDir(clinicDir)
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = all.filter((file) => file.endsWith('.js.br') && !editor.test(file))
  expect(scripts.length).toBeGreaterThan(1)
  const bytes = scripts.map((file) => statSync(join(folder, file)).size)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(80 * 1024)
})
