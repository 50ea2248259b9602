import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  approve,
  ayse,
  checkout,
  draftOf,
  locksIn,
  mehmet,
  openEditor,
  price,
  prices,
  publishedText,
  run,
} from '../../support/editorFixture.ts'

const served = (root: string) => readFileSync(join(root, 'dist/index.html'), 'utf8')

describe.each(['', 'clinics/mercan/'])('in a repository with the clinic in "%s"', (prefix) => {
  test('a proposed price is on the site only after a manager’s approval', async () => {
    const { root, top } = checkout(prefix)
    const { editor, faults } = await openEditor(root)
    const before = run(root, 'rev-parse', 'HEAD')
    const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
    expect(await editor.propose(draft, ayse)).toHaveProperty('version')
    expect(run(root, 'rev-parse', 'HEAD')).toBe(before)
    expect(served(root)).toBe('as it was')
    const { open } = await editor.list(ayse)
    expect(open).toMatchObject([{ id: draft.id, by: 'Ayşe', own: true, state: 'ready' }])
    expect(open[0]?.change.files).toMatchObject([
      {
        title: 'Fiyat listesi',
        changes: [{ place: ['Kanal ve Dolgu', 'Dolgu'], before: '2.000 TL', after: '2.750 TL' }],
      },
    ])
    expect(await approve(editor, draft.id)).toBe('done')
    await editor.settled()
    expect(faults).toEqual([])
    expect(served(root)).toContain('"max": 2750')
    expect(publishedText(root, prices)).toContain('"max": 2750')
    expect(run(top, 'status', '--porcelain')).toBe('')
    const { open: left, published } = await editor.list(mehmet)
    expect(left).toEqual([])
    expect(published).toMatchObject([
      { commit: run(root, 'rev-parse', 'HEAD'), by: 'Ayşe', isUndo: false },
    ])
    expect(run(root, 'log', '-1', '--format=%B')).toContain('Approved-by: Mehmet')
    expect(run(root, 'diff', '--stat', before, 'HEAD')).toContain(
      '1 file changed, 1 insertion(+), 1 deletion(-)',
    )
    expect(locksIn(top)).toEqual([])
  })
})

test('the committed bytes are the sent ones', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const text = publishedText(root, prices).replaceAll('\n', '\r\n').replace('2000', '2750')
  const draft = await draftOf(root, { [prices]: text })
  expect(await editor.propose(draft, ayse)).toHaveProperty('version')
  const kept = execFileSync('git', ['cat-file', 'blob', `edits/${draft.id}:${prices}`], {
    cwd: root,
  })
  const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
  expect(hash(kept)).toBe(hash(text))
})

test('an invalid proposal is refused with the validator’s diagnostics, and is not stored', async () => {
  const { root, top } = checkout()
  const { editor } = await openEditor(root)
  const faulty = await draftOf(root, { [prices]: price(0, 0, 10) })
  expect(await editor.propose(faulty, ayse)).toMatchObject({
    error: 'refused',
    findings: { faults: [{ sentence: expect.stringContaining('büyük') }] },
  })
  expect((await editor.list(ayse)).open).toEqual([])
  expect(run(top, 'for-each-ref', 'refs/heads/edits')).toBe('')
})

test.each([
  'package.json',
  'src/site/app/start.tsx',
  'content/schemas/prices.schema.json',
  'content/../.git/config',
  'content/media/../../x.json',
  '.github/workflows/ci.yml',
  'content/media/x.html',
  '/etc/passwd.json',
])('an editor cannot write to %s', async (file) => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const draft = await draftOf(root, { [file]: '{}' })
  expect(await editor.propose(draft, ayse)).toEqual({ error: 'outside' })
})

test('an editor cannot propose content of five thousand levels', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const text = `${open.repeat(5000)}""${close.repeat(5000)}`
    const draft = await draftOf(root, { [prices]: text })
    expect(await editor.propose(draft, ayse)).toMatchObject({ error: 'refused' })
    expect(await editor.rebase(draft, undefined, [])).toMatchObject({ error: 'refused' })
  }
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

test('a proposal sent twice is stored once, and one without a change is not stored', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  await editor.propose(draft, ayse)
  expect(await editor.propose(draft, ayse)).toHaveProperty('version')
  expect((await editor.list(ayse)).open).toHaveLength(1)
  const same = await draftOf(root, { [prices]: publishedText(root, prices) })
  expect(await editor.propose(same, ayse)).toEqual({ error: 'nothing' })
})

test('a site that cannot be built keeps the old release, and the proposal shows so', async () => {
  const { root, top } = checkout()
  const { editor, faults } = await openEditor(root)
  const before = run(root, 'rev-parse', 'HEAD')
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
  expect(run(root, 'rev-parse', 'HEAD')).toBe(before)
  expect(run(top, 'status', '--porcelain')).toBe('')
})

test('a manager undoes a publication in one step, and later ones remain', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const before = publishedText(root, prices)
  const commits: string[] = []
  for (const edit of [price(0, 0, 2750), price(1, 0, 1700)]) {
    const path = edit.kind === 'set' ? edit.path.slice(0, -1) : []
    const row = path.reduce<unknown>(
      (one, key) => Reflect.get(Object(one), key),
      JSON.parse(before),
    )
    if (!Object.hasOwn(Object(row), 'max')) continue
    const draft = await draftOf(root, { [prices]: edit })
    await editor.propose(draft, ayse)
    await approve(editor, draft.id)
    await editor.settled()
    commits.push(run(root, 'rev-parse', 'HEAD'))
  }
  expect(await editor.undo(commits[0] ?? '', commits[0] ?? '', mehmet)).toBe('done')
  await editor.settled()
  expect(publishedText(root, prices)).not.toContain('2750')
  expect((await editor.list(mehmet)).published[0]).toMatchObject({ isUndo: true, by: 'Mehmet' })
  const first = run(root, 'rev-list', '--max-parents=0', 'HEAD')
  expect(await editor.undo(first, first, mehmet)).toBe('unknown')
})

test('an editor withdraws her own proposal, a manager any', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  await editor.propose(draft, ayse)
  expect(await editor.withdraw(draft.id, mehmet, false)).toBe('unknown')
  expect(await editor.withdraw(draft.id, mehmet, true)).toBe('done')
  expect((await editor.list(ayse)).open).toEqual([])
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

test('an editor whose page has an unknown base must reload it', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root)
  const draft = await draftOf(root, { [prices]: price(0, 0, 2750) })
  expect(await editor.propose({ ...draft, base: 'f'.repeat(40) }, ayse)).toEqual({
    error: 'outdated',
  })
  expect(await editor.propose({ ...draft, base: '--all' }, ayse)).toEqual({ error: 'outdated' })
})
