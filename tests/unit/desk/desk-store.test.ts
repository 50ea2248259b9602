import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { describe, expect, test } from 'vitest'
import { databasePlace } from '../../../src/server/storage/database'
import { oldFolder, openDeskStore, openStore } from '../../support/deskFixture'
import { storeRequest } from '../../support/deskSessions'
import { filled } from '../../support/serverFixture'

const open = (root: string) =>
  createClient({ url: pathToFileURL(databasePlace(root, {}).file ?? '').href })

async function read(client: Client, sql: string) {
  const { rows } = await client.execute(sql)
  return rows.map((row) => ({ ...row }))
}

describe('a clinic that upgrades from a version without the desk', () => {
  test('loses nothing if the migration fails half-way', async () => {
    const root = oldFolder()
    const client = open(root)
    // The last table of the migration fails: a view has its name.
    await client.execute("CREATE VIEW purge_clock AS SELECT '' AS purged_at")
    const tables = () => read(client, 'SELECT name, sql FROM sqlite_master ORDER BY name')
    const rows = () => read(client, 'SELECT * FROM requests')
    const before = { tables: await tables(), rows: await rows() }
    const { store } = openStore(root)
    await expect(store.list()).rejects.toThrow()
    expect({ tables: await tables(), rows: await rows() }).toEqual(before)
    expect(await read(client, 'PRAGMA user_version')).toEqual([{ user_version: 3 }])
    await client.execute('DROP VIEW purge_clock')
    client.close()
    expect(await store.list()).toHaveLength(12)
  })
})

test('each list is ordered by waiting time', async () => {
  const { store, desk, staffId, clock } = await openDeskStore()
  const references: string[] = []
  for (const name of ['Bir', 'İki', 'Üç', 'Dört']) {
    clock.time += 60_000
    references.push(await storeRequest(store, { ...filled, name }))
  }
  const [one = '', two = '', three = '', four = ''] = references
  const again = (retryAt: string) =>
    ({ outcome: 'unreached', retryAt, note: '', version: 0 }) as const
  await desk.change(one, again('2026-11-21T15:00'), staffId)
  await desk.change(two, again('2026-11-21T12:00'), staffId)
  const at = (appointmentAt: string) =>
    ({ outcome: 'booked', appointmentAt, note: '', version: 0 }) as const
  await desk.change(three, at('2026-11-21T13:00'), staffId)
  await desk.change(four, at('2026-11-22T13:00'), staffId)
  const board = await desk.board('2026-11-21')
  const names = (list: 'fresh' | 'again' | 'today') => board[list].requests.map(({ name }) => name)
  expect(names('fresh')).toEqual([filled.name])
  expect(names('again')).toEqual(['İki', 'Bir'])
  expect(names('today')).toEqual(['Üç'])
})

describe('an account', () => {
  test('has an invitation that is valid for a day, and only the newest', async () => {
    const { desk, clock } = await openDeskStore()
    const first = (await desk.inviteAgain('Ayşe')) ?? ''
    const second = (await desk.inviteAgain('Ayşe')) ?? ''
    expect(await desk.invited(first)).toBeUndefined()
    expect(await desk.invited(second)).toMatchObject({ name: 'Ayşe' })
    clock.time += 24 * 60 * 60_000
    expect(await desk.invited(second)).toBeUndefined()
  })

  test('loses its session after half an hour of inactivity, after twelve hours, and when it is disabled', async () => {
    const { desk, clock, staffId, root } = await openDeskStore()
    const minute = 60_000
    const secret = await desk.openSession(staffId, 'passkey')
    clock.time += 29 * minute
    const session = await desk.session(secret)
    expect(session).toMatchObject({ name: 'Ayşe', role: 'reception' })
    if (session) await desk.extend(session)
    clock.time += 29 * minute
    expect(await desk.session(secret)).toBeDefined()
    clock.time += minute
    expect(await desk.session(secret)).toBeUndefined()
    const client = open(root)
    expect(JSON.stringify(await read(client, 'SELECT * FROM sessions'))).not.toContain(secret)
    client.close()

    const next = await desk.openSession(staffId, 'passkey')
    const kept = await desk.session(next)
    for (let at = 0; at < 12 * 60; at += 20) {
      clock.time += 20 * minute
      if (kept) await desk.extend(kept)
    }
    expect(await desk.session(next)).toBeUndefined()
    const last = await desk.openSession(staffId, 'code')
    await desk.disable('Ayşe')
    expect(await desk.session(last)).toBeUndefined()
  })

  test('extends its session at most once a minute, so that a click seldom waits for the disk', async () => {
    const { desk, clock, staffId } = await openDeskStore()
    const secret = await desk.openSession(staffId, 'passkey')
    const extendedAt = async (seconds: number) => {
      clock.time += seconds * 1000
      const session = await desk.session(secret)
      if (session) await desk.extend(session)
      return (await desk.session(secret))?.seenAt
    }
    const first = await extendedAt(0)
    expect(await extendedAt(59)).toBe(first)
    expect(await extendedAt(1)).toBe(new Date(clock.time).toISOString())
  })
})
