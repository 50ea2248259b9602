import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isWritable } from '../../../src/editor/server/draftRules.ts'
import {
  approve,
  ayse,
  checkout,
  draftOf,
  headIn,
  locksIn,
  openEditor,
  price,
  prices,
  publishedText,
  run,
} from '../../support/editorFixture.ts'

const served = (root: string) => readFileSync(join(root, 'dist/index.html'), 'utf8')

test('in a repository of several clinics a proposed price is on the site only after a manager’s approval', async () => {
  const { root, top } = checkout('clinics/mercan/')
  const { editor, faults } = await openEditor(root)
  const before = headIn(root)
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  expect(await editor.propose(draft, ayse)).toHaveProperty('version')
  expect(served(root)).toBe('as it was')
  expect(await approve(editor, draft.id)).toBe('done')
  await editor.settled()
  expect(faults).toEqual([])
  expect(served(root)).toContain('"max": 2750')
  expect(publishedText(root, prices)).toContain('"max": 2750')
  expect(run(top, 'status', '--porcelain')).toBe('')
  expect(run(root, 'diff', '--stat', before, 'HEAD')).toContain(
    '1 file changed, 1 insertion(+), 1 deletion(-)',
  )
  expect(locksIn(top)).toEqual([])
})

test('an editor cannot write to other files', () => {
  const files = [
    'package.json',
    'src/site/app/start.tsx',
    'content/schemas/prices.schema.json',
    'content/../.git/config',
    'content/media/../../x.json',
    '.github/workflows/ci.yml',
    'content/media/x.html',
    '/etc/passwd.json',
  ]
  expect(files.filter(isWritable)).toEqual([])
})

test('an editor can propose after git has packed its references', async () => {
  const { root } = checkout()
  run(root, 'pack-refs', '--all')
  const { editor } = await openEditor(root)
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  expect(await editor.propose(draft, ayse)).toHaveProperty('version')
  expect((await editor.list(ayse)).open).toMatchObject([{ id: draft.id, state: 'ready' }])
})

test('an editor whose account has a name that git refuses can propose', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  for (const name of ['...', '<>', 'Ayşe\0\nYılmaz']) {
    const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
    expect(await editor.propose(draft, { staffId: 'd1', name }), name).toHaveProperty('version')
  }
})

test('a site that cannot be built keeps the old release, and the proposal shows so', async () => {
  const { root, top } = checkout()
  const { editor, faults } = await openEditor(root)
  const before = headIn(root)
  const edit = { kind: 'set', path: ['name'], value: 'Yıkık' } as const
  const draft = await draftOf(root, { 'content/clinic.json': edit })
  expect(await editor.propose(draft, ayse)).toHaveProperty('version')
  expect(await approve(editor, draft.id)).toBe('done')
  await editor.settled()
  expect(faults).toHaveLength(1)
  expect((await editor.list(ayse)).open).toMatchObject([{ state: 'failed' }])
  expect(editor.publication()).toEqual({
    state: 'failed',
    key: draft.id,
    cause: 'build',
    files: [],
  })
  expect(served(root)).toBe('as it was')
  expect(headIn(root)).toBe(before)
  expect(run(top, 'status', '--porcelain')).toBe('')
})

test('a manager’s approval overwrites no uncommitted file on the server, which the editor names before', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  await editor.propose(draft, ayse)
  expect((await editor.list(ayse)).unclean).toEqual([])
  writeFileSync(join(root, 'content/services.json'), '{}')
  expect((await editor.list(ayse)).unclean).toEqual(['content/services.json'])
  expect(await approve(editor, draft.id)).toEqual({
    error: 'unclean',
    files: ['content/services.json'],
  })
  expect(existsSync(join(root, '.editor/mark.json'))).toBe(false)
})
