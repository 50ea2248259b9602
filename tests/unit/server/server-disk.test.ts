import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createUpkeep } from '../../../src/host/upkeep'
import { diskUse } from '../../../src/server/storage/diskUse'
import { openDesk } from '../../support/deskFixture'
import { temporaryFolder } from '../../support/folders'
import { createManualClock } from '../../support/manualClock'

const none = { requests: [], repository: [undefined], releases: [], backups: [] }
const hour = 60 * 60_000

test('a file with links in two releases counts once, a missing part not at all', async () => {
  const root = temporaryFolder('disk')
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const name of ['one', 'two']) mkdirSync(join(root, name))
  writeFileSync(join(root, 'one/film'), Buffer.alloc(2e6, 1))
  linkSync(join(root, 'one/film'), join(root, 'two/film'))
  const releases = ['one', 'two', 'three'].map((name) => join(root, name))
  const use = await diskUse(root, { ...none, releases })
  expect(use.releases).toBeGreaterThan(2e6)
  expect(use.releases).toBeLessThan(2.1e6)
  expect(use).toMatchObject({ requests: undefined, repository: undefined, backups: undefined })
  expect(use.free).toBeGreaterThan(0)
})

test('a clinic’s disk is pruned and counted from the start on each hour, also after a failure', async () => {
  const clock = createManualClock(0, 1)
  const log: object[] = []
  const pruned: number[] = []
  const upkeep = createUpkeep({
    async prune() {
      pruned.push(clock.now())
      if (pruned.length === 1) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    },
    measure: async () => ({ free: 5 }),
    clock,
    log: (line) => log.push(line),
  })
  upkeep.start()
  await clock.advance(2 * hour)
  await upkeep.stop()
  expect(pruned).toEqual([1, 61].map((minutes) => minutes * 60_000))
  expect(log).toEqual([
    { event: 'disk', outcome: 'failed', cause: 'ENOSPC' },
    { event: 'disk', outcome: 'done', bytes: { free: 5 } },
  ])
})

test('a manager reads what the clinic occupies on the disk', async () => {
  const { signIn } = openDesk()
  const manager = await signIn('Deniz', 'manager')
  const use = await (await manager.ask('/disk')).json()
  expect(use.requests).toBeGreaterThan(0)
  expect(use.releases).toBeGreaterThan(0)
  expect(use.free).toBeGreaterThan(0)
  expect(Object.keys(use).sort()).toEqual(['free', 'releases', 'requests'])
})
