/** @module-tag nightly */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../../../scripts/publish/paths.ts'
import { type Edit, edited } from '../../fixtures/walkthroughs/edit.ts'
import { field } from '../../fixtures/walkthroughs/field.ts'
import { kind } from '../../fixtures/walkthroughs/kind.ts'
import { copyEngine, copyParts, removeFolder, writeFiles } from '../../support/folders.ts'

const copies: string[] = []
afterAll(() => copies.forEach(removeFolder))

/** A copy of the repository after a walk-through's edits. */
function follow(edits: readonly Edit[]): string {
  const copy = copyEngine()
  copies.push(copy)
  copyParts(root, copy, ['content', 'docs', 'locales', 'public', 'tests', '.vscode'])
  for (const edit of edits) {
    const file = join(copy, edit.file)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    writeFiles(copy, { [edit.file]: edited(text, edit) })
  }
  return copy
}

/** Runs a command in a copy, on the fixture clinic; returns its complaints, empty if it succeeds. */
function complaintsOf(copy: string, command: string, clinic = ''): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, command.split(' '), {
    cwd: copy,
    env: { ...process.env, CLINIC: clinic, NODE_ENV: '' },
    encoding: 'utf8',
  })
  return status === 0 ? '' : `${command}\n${stdout}${stderr}`
}

const mercan = 'tests/fixtures/clinics/mercan'
const generate = 'scripts/generate.cjs'

/** The files that a walk-through names: the first column of its table. */
function namedIn(heading: string): string[] {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const section = text.split(/^## /m).find((each) => each.startsWith(heading)) ?? ''
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].flatMap(([, path = '']) => expand(path)).sort()
}

/** `a/{b,c}` as `a/b` and `a/c`. */
function expand(path: string): string[] {
  const group = /\{([^{}]*)\}/.exec(path)
  if (!group) return [path]
  return (group[1] ?? '').split(',').flatMap((one) => expand(path.replace(group[0], one)))
}

const filesOf = (edits: readonly Edit[]) => [...new Set(edits.map(({ file }) => file))].sort()

/** The names of a field in the form, by language, in a copy. */
function formTitles(copy: string, file: string, record: string, field: string): string[] {
  const names = `
    import { formsOf } from './src/editor/worker/forms.ts'
    import { folderTree } from './src/validation/node/folderTree.ts'
    for (const language of ['tr', 'en', 'de']) {
      const { ${file} } = formsOf(folderTree('${mercan}'), language)
      console.log(${file}.definitions.${record}.properties.${field}.title)
    }`
  writeFiles(copy, { 'forms.ts': names })
  const options = { cwd: copy, encoding: 'utf8' } as const
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'forms.ts'], options)
  return stdout.trim().split('\n')
}

/** Runs what both walk-throughs end with. */
function expectGreen(copy: string): void {
  const pages = 'tests/pages/mercan/content.test.ts'
  expect(complaintsOf(copy, generate)).toBe('')
  expect(complaintsOf(copy, `${generate} --check`)).toBe('')
  expect(complaintsOf(copy, 'node_modules/typescript/bin/tsc --noEmit')).toBe('')
  expect(complaintsOf(copy, 'scripts/check.cjs --all')).toBe('')
  expect(complaintsOf(copy, 'scripts/build.cjs', mercan)).toBe('')
  const vitest = `node_modules/vitest/vitest.mjs run --config tests/vitest.config.ts ${pages}`
  expect(complaintsOf(copy, vitest, mercan)).toBe('')
}

describe.each([
  ['Add a field', field, 14],
  ['Add a kind of section with a record', kind, 16],
])('an engineer who follows “%s”', (heading, edits, most) => {
  test(`reads of each file to write by hand, at most ${most}`, () => {
    expect(namedIn(heading)).toEqual(filesOf(edits))
    expect(filesOf(edits).length).toBeLessThanOrEqual(most)
  })
})

test('a service’s duration is on its card, and in the form in three languages', () => {
  const copy = follow(field)
  expectGreen(copy)
  const titles = formTitles(copy, 'services', 'service', 'minutes')
  expect(titles).toEqual(['Süre (dakika)', 'Duration (minutes)', 'Dauer (Minuten)'])
})

test('a page shows a notice, and the form of notices is there in three languages', () => {
  const copy = follow(kind)
  expectGreen(copy)
  const titles = formTitles(copy, 'notices', 'notice', 'title')
  expect(titles).toEqual(['Duyuru başlığı', 'Heading of the notice', 'Titel des Hinweises'])
})
