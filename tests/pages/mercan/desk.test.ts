import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { deskDir } from '../../../src/server/staff/deskFiles.ts'

/** Chunks that load after the board: the editor's when it is opened, the day's in idle time. */
const editor = /^assets\/(?:EditorPage|textsEntry|validator)|^preview\//
const day = /^assets\/day-/

const folder = deskDir(clinicDir)
const compressed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.br'),
)
const bytesOf = (files: string[]) =>
  files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

test('a receptionist’s phone loads the board with at most 80 KB of scripts, without the editor', () => {
  const scripts = compressed.filter(
    (file) => file.endsWith('.js.br') && !editor.test(file) && !day.test(file),
  )
  expect(scripts.length).toBeGreaterThan(1)
  expect(bytesOf(scripts)).toBeLessThanOrEqual(80 * 1024)
})

test('the day of the clinic adds at most 14 KB of scripts and styles', () => {
  const files = compressed.filter((file) => day.test(file))
  expect(files.length).toBe(2)
  expect(bytesOf(files)).toBeLessThanOrEqual(14 * 1024)
})
