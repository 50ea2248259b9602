import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { validatorMessages } from '../../../scripts/publish/validatorMessages.ts'
import { deskDir } from '../../../src/server/staff/deskFiles.ts'

/** Chunks that load after the board: the editor's when it is opened, the day's in idle time. */
const editor = /^assets\/(?:EditorPage|RichEditor|textsEntry|validator)|^preview\//
const day = /^assets\/day-/

const folder = deskDir(clinicDir)
const compressed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.br'),
)
const bytesOf = (files: string[]) =>
  files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

test('a receptionist’s phone loads the board with at most 90 KB of scripts, without the editor', () => {
  const scripts = compressed.filter(
    (file) => file.endsWith('.js.br') && !editor.test(file) && !day.test(file),
  )
  expect(scripts.length).toBeGreaterThan(1)
  expect(bytesOf(scripts)).toBeLessThanOrEqual(90 * 1024)
})

test('the day of the clinic adds at most 25 KB of scripts and styles', () => {
  const files = compressed.filter((file) => day.test(file))
  expect(files.length).toBe(2)
  expect(bytesOf(files)).toBeLessThanOrEqual(25 * 1024)
})

test('the box for texts adds at most 80 KB of scripts, once an editor opens a text', () => {
  const files = compressed.filter((file) => file.startsWith('assets/RichEditor-'))
  expect(files.length).toBe(2)
  expect(bytesOf(files)).toBeLessThanOrEqual(80 * 1024)
})

test('an editor’s browser loads the validator, the words of one language, and no `eval`', () => {
  const scripts = new Map(
    readdirSync(join(folder, 'assets'))
      .filter((name) => /^validator.*\.js$/.test(name))
      .map((name) => [name.replace(/-.{8}\.js$/, ''), readFileSync(join(folder, 'assets', name))]),
  )
  expect([...scripts.keys()].sort()).toEqual(['validator', 'validator-schemas'])
  const validator = scripts.get('validator') ?? Buffer.alloc(0)
  const messages = JSON.stringify(validatorMessages('tr', 'file'))
  expect(messages).toContain('Eğik (kıvrımlı) tırnak')
  expect(messages).not.toContain('Anführungszeichen')
  expect(validator.toString()).not.toMatch(
    /\beval\(|new Function|["']node:|kıvrımlı|Anführungszeichen/,
  )
  const loaded = Buffer.concat([...scripts.values(), Buffer.from(messages)])
  expect(brotliCompressSync(loaded).length).toBeLessThan(115 * 1024)
})
