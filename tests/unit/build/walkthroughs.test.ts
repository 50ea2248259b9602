/** @module-tag nightly */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../../../scripts/publish/paths.ts'
import { type Edit, edited } from '../../fixtures/walkthroughs/edit.ts'
import { field } from '../../fixtures/walkthroughs/field.ts'
import { copyEngine, copyParts, removeFolder } from '../../support/folders.ts'

const copies: string[] = []
afterAll(() => copies.forEach(removeFolder))

/** A copy of the repository after a walk-through's edits. */
function follow(edits: readonly Edit[]): string {
  const copy = copyEngine()
  copies.push(copy)
  copyParts(root, copy, ['content', 'docs', 'locales', 'public', 'tests', '.vscode'])
  for (const edit of edits) {
    const file = join(copy, edit.file)
    writeFileSync(file, edited(readFileSync(file, 'utf8'), edit))
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
const generate = '--import tsx scripts/generate/generate.ts'

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

describe('an engineer who follows “Add a field”', () => {
  test('reads of each file to write by hand, at most 14', () => {
    expect(namedIn('Add a field')).toEqual(filesOf(field))
    expect(filesOf(field).length).toBeLessThanOrEqual(14)
  })

  test('shows it on card and page, and finds it in the form in three languages', () => {
    const copy = follow(field)
    expect(complaintsOf(copy, generate)).toBe('')
    expect(complaintsOf(copy, `${generate} --check`)).toBe('')
    expect(complaintsOf(copy, 'node_modules/typescript/bin/tsc --noEmit')).toBe('')
    expect(complaintsOf(copy, 'scripts/check.cjs --all')).toBe('')
    expect(complaintsOf(copy, 'scripts/build.cjs', mercan)).toBe('')
    const pages = 'tests/pages/mercan/content.test.ts'
    const vitest = `node_modules/vitest/vitest.mjs run --config tests/vitest.config.ts ${pages}`
    expect(complaintsOf(copy, vitest, mercan)).toBe('')
    const forms = `
      import { formsOf } from './src/editor/worker/forms.ts'
      import { folderTree } from './src/validation/node/folderTree.ts'
      const tree = folderTree('${mercan}')
      for (const language of ['tr', 'en', 'de'])
        console.log(formsOf(tree, language).services.definitions.service.properties.minutes.title)`
    writeFileSync(join(copy, 'forms.ts'), forms)
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'forms.ts'], {
      cwd: copy,
      encoding: 'utf8',
    })
    expect(stdout).toBe('Süre (dakika)\nDuration (minutes)\nDauer (Minuten)\n')
  })
})
