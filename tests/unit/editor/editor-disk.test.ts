import { randomFillSync } from 'node:crypto'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { DraftRules } from '../../../src/editor/server/draftRules.ts'
import { createProposalStore } from '../../../src/editor/server/proposalStore.ts'
import { StorageError } from '../../../src/editor/server/storageError.ts'
import { limits } from '../../../src/server/base/limits.ts'
import { diskUse } from '../../../src/server/storage/diskUse.ts'
import {
  approve,
  ayse,
  checkout,
  draftOf,
  mehmet,
  openEditor,
  price,
  prices,
  publish,
  run,
} from '../../support/editorFixture.ts'

/** An editor whose pictures are random bytes. */
async function openGallery(onBuild?: () => void) {
  const { root } = checkout()
  const anyPicture = { check: () => ({ faults: [], warnings: [] }) }
  const opened = await openEditor(root, anyPicture, onBuild)
  const { editor } = opened
  const size = async () => {
    const places = { requests: [], releases: [], backups: [] }
    return (await diskUse(root, { ...places, repository: [editor.objects] })).repository ?? 0
  }
  /** Makes all objects as old as those that are pruned. */
  const age = () => {
    const old = (Date.now() - limits.ms.unusedObject) / 1000 - 60
    for (const name of readdirSync(editor.objects ?? '', { recursive: true, encoding: 'utf8' }))
      utimesSync(join(editor.objects ?? '', name), old, old)
  }
  const draft = async (mb: number, id?: string) => {
    const { base, ...rest } = await draftOf(root, { [prices]: price(0, 0, 2750) }, id)
    const bytes = randomFillSync(new Uint8Array(mb * 1024 ** 2))
    return { ...rest, base, changes: new Map([['content/media/big.jpg', bytes]]) }
  }
  return { root, ...opened, size, age, draft }
}

test('a draft of 18 MB, sent five times and deleted, leaves the disk as it was', {
  tags: ['nightly'],
}, async () => {
  const { editor, size, age, draft } = await openGallery()
  const before = await size()
  const first = await draft(18)
  expect(await editor.propose(first, ayse)).toHaveProperty('version')
  for (let times = 1; times < 5; times += 1)
    expect(await editor.propose(await draft(18, first.id), ayse)).toHaveProperty('version')
  expect(await size()).toBeGreaterThan(before + 5 * 18e6)
  expect(await editor.withdraw(first.id, ayse, false)).toBe('done')
  vi.setSystemTime(Date.now() + limits.ms.deletedProposal + 60_000)
  await editor.prune()
  vi.useRealTimers()
  expect(await size(), 'objects of the last day').toBeGreaterThan(before + 5 * 18e6)
  age()
  await editor.prune()
  expect(await size()).toBeLessThan(1.1 * before)
})

test('an open proposal and the published site keep their objects, a replaced draft does not', async () => {
  const { root, editor, size, age, draft } = await openGallery()
  const replaced = await draft(2)
  await editor.propose(replaced, ayse)
  await editor.propose(await draft(1, replaced.id), ayse)
  const both = await size()
  age()
  await editor.prune()
  expect(await size()).toBeLessThan(both - 1.9e6)
  expect(run(root, 'fsck', '--no-dangling')).toBe('')
  expect(await approve(editor, replaced.id)).toBe('done')
  await editor.settled()
  expect(editor.publication()).toMatchObject({ state: 'published' })
})

test('nothing is pruned while a publication runs', async () => {
  const pruned: Promise<void>[] = []
  const { root, editor, age, draft } = await openGallery(() => {
    age()
    pruned.push(editor.prune())
  })
  await publish(editor, await draft(1))
  await Promise.all(pruned)
  expect(pruned).toHaveLength(1)
  expect(editor.publication()).toMatchObject({ state: 'published' })
  expect(run(root, 'fsck', '--no-dangling')).toBe('')
})

test('an account that has sent its share of a day reads so, others and the next day do not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const saved: string[] = []
  const none = async () => []
  const store = createProposalStore(
    { examine: async () => ({ titles: [] }) } as unknown as DraftRules,
    {
      ...{ kept: none, published: none, states: async () => async () => 'ready' },
      ...{ isPublishing: () => false, isKept: () => false, publication: () => null },
      ...{
        remove: async () => {},
        decide: async () => {},
        publish: async () => 'done',
        undo: async () => 'done',
      },
      save: async ({ id }) => {
        saved.push(id)
        return ''
      },
    },
  )
  const big = new Map([['content/media/big.jpg', new Uint8Array(limits.bytes.draftsOfAccount / 2)]])
  const send = (by: typeof ayse, changes: Map<string, Uint8Array | null> = new Map()) =>
    store.propose({ id: crypto.randomUUID(), base: '', changes }, by)
  for (const _ of 'ab') expect(await send(ayse, big)).toHaveProperty('version')
  expect(await send(ayse, big)).toEqual({ error: 'quota' })
  expect(await send(ayse)).toHaveProperty('version')
  for (let count = 0; count < limits.count.draftsOfAccount; count += 1)
    expect(await send(mehmet)).toHaveProperty('version')
  expect(await send(mehmet)).toEqual({ error: 'quota' })
  expect(saved).toHaveLength(3 + limits.count.draftsOfAccount)
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
  for (const by of [ayse, mehmet]) expect(await send(by, big)).toHaveProperty('version')
  vi.useRealTimers()
})

test('a proposal that cannot be checked does not hide the others, and is tried again later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { root } = checkout()
  const { editor, rules } = await openEditor(root)
  const sent = [await draftOf(root, { [prices]: price(0, 0, 2750) })]
  sent.push(await draftOf(root, { [prices]: price(0, 0, 2760) }))
  for (const draft of sent) await editor.propose(draft, ayse)
  const [good, bad] = sent.map(({ id }) => id)
  const slow = vi.spyOn(rules, 'stateOf').mockImplementation(async ({ id }) => {
    if (id === bad) throw new StorageError('unchecked')
    return 'ready'
  })
  const states = async () =>
    new Map((await editor.list(ayse)).open.map(({ id, state, own }) => [id, own && state]))
  for (const _ of 'ab') expect((await states()).get(good ?? '')).toBe('ready')
  expect((await states()).get(bad ?? '')).toBe('unchecked')
  expect(slow.mock.calls.filter(([{ id }]) => id === bad)).toHaveLength(1)
  slow.mockRestore()
  vi.setSystemTime(Date.now() + 10 * 60_000)
  expect([...(await states()).values()]).toEqual(['ready', 'ready'])
  vi.useRealTimers()
})

test('a proposal store that is unreachable is an error of the whole list', async () => {
  const { root } = checkout()
  const { editor, rules } = await openEditor(root)
  await editor.propose(await draftOf(root, { [prices]: price(0, 0, 2750) }), ayse)
  vi.spyOn(rules, 'stateOf').mockRejectedValue(new StorageError('unreachable'))
  await expect(editor.list(ayse)).rejects.toMatchObject({ code: 'unreachable' })
})
