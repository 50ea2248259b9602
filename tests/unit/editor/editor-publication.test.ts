import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Publication } from '../../../src/editor/contract/contract.ts'
import type { ProposalStore } from '../../../src/editor/server/proposalStore.ts'
import { openReleases } from '../../../src/server/releases/releaseFolder.ts'
import {
  approve,
  checkout,
  draftOf,
  headIn,
  mehmet,
  openEditor,
  price,
  prices,
  publish,
  publishedText,
  run,
} from '../../support/editorFixture.ts'

/** Publishes a price; resolves to its draft's id. */
async function publishPrice(root: string, editor: ProposalStore, amount: number): Promise<string> {
  const draft = await draftOf(root, { [prices]: price(0, 0, amount) })
  await publish(editor, draft)
  return draft.id
}

const served = (root: string) => readFileSync(join(root, 'dist/index.html'), 'utf8')

test('a manager follows the steps of a publication until the site is replaced', async () => {
  const { root } = checkout()
  const seen: Publication[] = []
  const { editor } = await openEditor(root, {}, (onStep) => {
    seen.push(editor.publication())
    onStep({ step: 'render', done: 3, of: 36 })
    seen.push(editor.publication())
  })
  expect(editor.publication()).toBe(null)
  const key = await publishPrice(root, editor, 2750)
  expect(seen).toEqual([
    { state: 'running', key, progress: { step: 'check' } },
    { state: 'running', key, progress: { step: 'render', done: 3, of: 36 } },
  ])
  const commit = headIn(root)
  expect(editor.publication()).toEqual({ state: 'published', key, commit })
  expect(existsSync(join(root, '.editor/next'))).toBe(false)
})

test('a manager goes back to any site that a kept release shows, without a build and without losing history', async () => {
  const { root } = checkout()
  let builds = 0
  const { editor } = await openEditor(root, {}, () => {
    builds += 1
  })
  const kept = async () => (await editor.list(mehmet)).published.map(({ isKept }) => isKept)
  const releases = openReleases(root)
  await publishPrice(root, editor, 2750)
  const first = { release: releases.current(), tree: run(root, 'rev-parse', 'HEAD^{tree}') }
  for (const amount of [2800, 2850]) await publishPrice(root, editor, amount)
  expect(await kept(), 'no release shows the site before the first').toEqual([true, true, false])
  const [last, second] = [headIn(root), run(root, 'rev-parse', 'HEAD~1')]
  expect(await editor.undo(second, last, mehmet)).toBe('done')
  await editor.settled()
  expect(releases.current()).toBe(first.release)
  expect(builds).toBe(3)
  expect(served(root)).toContain('"max": 2750')
  expect(run(root, 'rev-parse', 'HEAD^{tree}')).toBe(first.tree)
  expect(run(root, 'rev-parse', 'HEAD~1')).toBe(last)
  expect(await kept(), 'the served site is not offered').toEqual([true, true, false, false])
})

test.each([
  { file: 'content/about.json', what: 'of the site' },
  { file: prices, what: 'that the proposal changes' },
  { file: 'content/media/own.svg', what: 'that is new' },
])(
  'a file $what saved on the server during the build stays, is named, and nothing is published',
  async ({ file }) => {
    const { root, top } = checkout('clinics/mercan/')
    const { editor, faults } = await openEditor(root, {}, () => {
      writeFileSync(join(root, file), '{"own": "work"}')
    })
    const before = headIn(root)
    const key = await publishPrice(root, editor, 2750)
    expect(editor.publication()).toEqual({ state: 'failed', key, cause: 'unclean', files: [file] })
    expect(readFileSync(join(root, file), 'utf8')).toBe('{"own": "work"}')
    expect(headIn(root)).toBe(before)
    expect(served(root)).toBe('as it was')
    expect(faults.join()).toContain(file)
    expect((await editor.list(mehmet)).open).toMatchObject([{ id: key, state: 'ready' }])
    expect(run(top, 'diff', '--cached', '--name-only')).toBe('')
  },
)

test('a commit made on the server during the build stays, and nothing is published over it', async () => {
  const { root } = checkout()
  const { editor } = await openEditor(root, {}, () => {
    writeFileSync(join(root, prices), '{"own": "work"}')
    run(root, 'commit', '-q', '-a', '-m', 'Own work')
  })
  const key = await publishPrice(root, editor, 2750)
  expect(editor.publication()).toMatchObject({ state: 'failed', key, cause: 'stale' })
  expect(run(root, 'log', '-1', '--format=%s')).toBe('Own work')
  expect(run(root, 'status', '--porcelain')).toBe('')
  expect(served(root)).toBe('as it was')
})

describe('a manager who publishes while the disk of the server is full', () => {
  test('reads it, and publishes the same once there is room for the pages', async () => {
    const { root } = checkout()
    let isFull = true
    const { editor } = await openEditor(root, {}, () => {
      if (isFull) throw new Error('ENOSPC: no space left on device, write')
    })
    const before = served(root)
    const key = await publishPrice(root, editor, 2750)
    expect(editor.publication()).toEqual({ state: 'failed', key, cause: 'disk', files: [] })
    expect(served(root)).toBe(before)
    isFull = false
    expect(await approve(editor, key)).toBe('done')
    await editor.settled()
    expect(editor.publication()).toMatchObject({ state: 'published' })
    expect(served(root)).toContain('"max": 2750')
  })

  test('publishes the same once there is room for the files of the checkout', async () => {
    const { root } = checkout()
    const fail = 'echo "No space left on device" >&2; exit 1'
    // Once the pages are made, git can write no file of the site.
    const { editor } = await openEditor(root, {}, () => {
      if (existsSync(join(root, '.git/info/attributes'))) return
      writeFileSync(join(root, '.git/info/attributes'), `${prices} filter=full\n`)
      run(root, 'config', 'filter.full.smudge', fail)
      run(root, 'config', 'filter.full.clean', 'cat')
      run(root, 'config', 'filter.full.required', 'true')
    })
    const before = headIn(root)
    const key = await publishPrice(root, editor, 2750)
    expect(editor.publication()).toEqual({ state: 'failed', key, cause: 'disk', files: [] })
    expect(headIn(root)).toBe(before)
    run(root, 'config', 'filter.full.smudge', 'cat')
    expect(await approve(editor, key)).toBe('done')
    await editor.settled()
    expect(editor.publication()).toMatchObject({ state: 'published' })
    expect(publishedText(root, prices)).toContain('"max": 2750')
    expect(served(root)).toContain('"max": 2750')
    expect(run(root, 'status', '--porcelain')).toBe('')
  })
})
