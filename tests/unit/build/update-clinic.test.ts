import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engineIn } from '../../../scripts/cli/update-clinic/engineFile'
import { migrations, renameField } from '../../../scripts/cli/update-clinic/migrations'
import { updateClinic } from '../../../scripts/cli/update-clinic/updateClinic'
import { root } from '../../../scripts/publish/paths'
import { run } from '../../support/clinicRepository'
import { removeFolder, temporaryFolder, writeFiles } from '../../support/folders'

const sample = join(root, 'tests/fixtures/clinics/utrecht')
const engineOf = (digit: string) => ({
  repository: 'https://host/engine',
  commit: digit.repeat(40),
})
const [former, next] = [engineOf('a'), engineOf('b')]
const rename = {
  about: 'Call the summary of a service its description',
  change: renameField('services', 'services.*.summary', 'description'),
}
const steps = [...migrations, rename]

let folder: string
const git = (...args: string[]) => run(folder, ...args)
const written = (file: string) => readFileSync(join(folder, file), 'utf8')
const commit = (files: Record<string, string>) => {
  writeFiles(folder, files)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Before')
}

/** A folder of the engine in which a service had a summary. */
beforeEach(() => {
  folder = temporaryFolder('update')
  for (const part of ['content', 'locales', 'public'])
    cpSync(join(sample, part), join(folder, part), { recursive: true })
  renameField('services', 'services.*.description', 'summary')(folder)
  git('init', '--quiet', '--initial-branch=main')
  commit({ 'engine.json': JSON.stringify({ ...former, migration: migrations.length }) })
})
afterEach(() => removeFolder(folder))

describe('an engineer who updates the folder of a clinic', () => {
  test('finds a renamed field migrated, its translation too, in one commit that names the engine', () => {
    const files = ['content/services.json', 'locales/nl/content/services.json']
    for (const file of files) expect(written(file)).toContain('summary')
    const done = updateClinic(folder, next, steps)
    expect(done).toContain(`had engine aaaaaaaa and has engine bbbbbbbb.\n- ${rename.about}`)
    for (const file of files) expect(written(file)).toBe(readFileSync(join(sample, file), 'utf8'))
    expect(JSON.parse(written('engine.json'))).toEqual({ ...next, migration: steps.length })
    expect(written('content/schemas/services.schema.json')).toContain('"description"')
    expect(git('log', '--format=%s')).toBe('Take engine bbbbbbbb\nBefore')
    expect(git('status', '--porcelain')).toBe('')
    expect(updateClinic(folder, next, steps)).toContain('has engine bbbbbbbb already')
    expect(git('rev-list', '--count', 'HEAD')).toBe('2')
  })

  test('reads what the new engine refuses by file, line and cure, and the folder stays', () => {
    const before = git('rev-parse', 'HEAD')
    expect(() => updateClinic(folder, next)).toThrow(
      /content\/services\.json:\d+:\d+.*"summary".*keeps engine aaaaaaaa/s,
    )
    expect(git('rev-parse', 'HEAD')).toBe(before)
    expect(git('status', '--porcelain')).toBe('')
  })

  test('gets the workflow that checks with the named engine', () => {
    const workflow = '.github/workflows/check.yml'
    git('rm', '--quiet', 'engine.json')
    commit({ [workflow]: 'repository: vars.ENGINE' })
    updateClinic(folder, next, steps)
    expect(written(workflow)).toContain('clinic/engine.json')
  })

  test.each([
    ['a number as text', { migration: '1' }, 'engine.json:4: "migration" must be a number'],
    ['a branch', { commit: 'main' }, 'engine.json:3: "commit" must be a commit'],
    ['no repository', { repository: undefined }, 'engine.json:1: "repository" must be the address'],
  ])('reads what to correct in engine.json: %s', (_, wrong, complaint) => {
    commit({ 'engine.json': JSON.stringify({ ...former, migration: 1, ...wrong }, null, 2) })
    expect(() => updateClinic(folder, next, steps)).toThrow(complaint)
  })

  test('loses no file that is not committed', () => {
    writeFiles(folder, { 'content/services.json': 'half a sentence' })
    expect(() => updateClinic(folder, next, steps)).toThrow('has uncommitted changes')
  })
})

test.each([
  ['git@github.com:owner/engine.git', 'https://github.com/owner/engine.git'],
  ['https://name:secret@host/engine', 'https://host/engine'],
])('a folder names the engine’s repository without a password: %s', (origin, repository) => {
  git('remote', 'add', 'origin', origin)
  expect(engineIn(folder)).toEqual({ repository, commit: git('rev-parse', 'HEAD') })
})
