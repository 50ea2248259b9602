import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { sql } from '../../../src/server/storage/sql'
import { createStore } from '../../../src/server/storage/store'
import { intake } from '../../support/deskFixture'
import { filled, patience } from '../../support/serverFixture'
import { databaseKinds, openTwo } from '../../support/storeDatabases'

const day = 24 * 60 * 60_000
const sixteen = Array.from({ length: 16 }, (_, index) => index)
const options = {
  country: 'TR' as const,
  phoneLimit: { count: 10, windowMs: day },
  mailDomain: 'mercan.example',
}

/** The store's contract for every database, with two processes. */
describe.each(databaseKinds())('a clinic whose requests are in $name', (kind) => {
  const open = () => openTwo(kind, options)

  test('has each of them once, the newest first, unchanged', async () => {
    const { stores } = await open()
    for (const index of [0, 1, 2, 3])
      await stores[index % 2 ? 1 : 0].add({ ...filled, name: `Ünsal Çiğdem ${index}` }, intake)
    const [first, second] = await Promise.all(stores.map((store) => store.list()))
    expect(first).toEqual(second)
    expect(first?.map(({ name }) => name)).toEqual([3, 2, 1, 0].map((at) => `Ünsal Çiğdem ${at}`))
    expect(first?.[0]).toMatchObject({
      ...filled,
      name: 'Ünsal Çiğdem 3',
      source: 'json',
      unlisted: false,
      repeated: false,
      doneAt: undefined,
      standing: 'new',
      appointmentAt: undefined,
    })
    expect(await stores[1].find(first?.[2]?.reference ?? '')).toMatchObject({ ...first?.[2] })
    expect(await stores[0].find('AAA-AAA')).toBeUndefined()
  })

  test('stores one row, one receipt and one mail of a form sent sixteen times at once', async () => {
    const { stores } = await open()
    for (let round = 0; round < 3; round += 1) {
      const form = { ...filled, name: `Tur ${round}` }
      const sent = { ...intake, idempotencyKey: randomUUID() }
      const added = await Promise.all(sixteen.map((at) => stores[at % 2 ? 1 : 0].add(form, sent)))
      expect(new Set(added.map((each) => JSON.stringify(each))).size).toBe(1)
      expect(added[0]).toMatchObject({ kind: 'stored' })
      expect(await stores[0].list()).toHaveLength(round + 1)
      expect(await stores[0].outbox.state()).toMatchObject({ waiting: round + 1 })
      const other = await stores[1].add({ ...form, phone: '0533' }, sent)
      expect(other).toEqual({ kind: 'keyReused' })
    }
  })

  test('marks all but ten of sixteen simultaneous requests from one number', async () => {
    const { stores } = await open()
    await Promise.all(sixteen.map((at) => stores[at % 2 ? 1 : 0].add(filled, intake)))
    const marks = (await stores[0].list()).map(({ repeated }) => repeated)
    expect(marks.filter((isRepeated) => !isRepeated)).toHaveLength(10)
    expect(marks.filter(Boolean)).toHaveLength(6)
  })

  test('leases each mail to one of two processes, the oldest first, and again when the lease ends', async () => {
    const { stores } = await open()
    for (const at of sixteen) await stores[0].add({ ...filled, name: `Hasta ${at}` }, intake)
    const lent = await Promise.all(
      sixteen.slice(1).map((at) => stores[at % 2 ? 1 : 0].outbox.claim(60_000)),
    )
    // Due again at once: as the last, since it may be as old as another one.
    const ended = await stores[0].outbox.claim(0)
    lent.push(ended)
    expect(new Set(lent.map((mail) => mail?.messageId)).size).toBe(16)
    expect(
      lent.every((mail) => mail?.attempt === 1 && /^<.*@mercan.example>$/.test(mail.messageId)),
    ).toBe(true)
    const again = await stores[1].outbox.claim(60_000)
    expect(again).toEqual({ ...ended, attempt: 2 })
    expect(await stores[0].outbox.claim(60_000)).toBeUndefined()

    const [first] = lent
    await stores[0].outbox.delivered(ended?.requestId ?? '')
    await stores[0].outbox.postpone(first?.requestId ?? '', 30_000, 'EMESSAGE 451')
    expect(await stores[1].outbox.find(first?.requestId ?? '')).toEqual({
      attempts: 1,
      deliveredAt: undefined,
      fault: 'EMESSAGE 451',
    })
    expect(await stores[1].outbox.state()).toMatchObject({ waiting: 15, attempts: 1 })
    const due = Date.parse((await stores[1].outbox.nextDue()) ?? '')
    expect(due).toBeGreaterThan(Date.now())
    expect(due).toBeLessThan(Date.now() + 31_000)
  })

  test('leaves nothing behind after sixteen health checks at once', async () => {
    const { place, stores } = await open()
    const more = [...stores, createStore(place, options), createStore(place, options)]
    await Promise.all(sixteen.map((at) => more[at % 4]?.check()))
    for (const store of more.slice(2)) await store.close()
    expect(await stores[0].list()).toEqual([])
    expect(await stores[0].newestEvent()).toBe(0)
  })

  test('deletes expired requests a day after they are announced, with mail and acts, from any process', async () => {
    const { stores, database } = await open()
    await stores[0].add({ ...filled, name: 'Eski' }, intake)
    await stores[0].add({ ...filled, name: 'Yeni' }, intake)
    const old = new Date(Date.now() - 181 * day).toISOString()
    await database.execute(sql`UPDATE requests SET received_at = ${old} WHERE name = 'Eski'`)
    const announced = await Promise.all(stores.map((store) => store.purge(180 * day)))
    expect(announced).toEqual(Array(2).fill({ removed: 0, held: 1, wiped: true }))
    await database.execute(
      sql`UPDATE requests SET expiring_since = ${new Date(Date.now() - day).toISOString()} WHERE expiring_since IS NOT NULL`,
    )
    const purged = await Promise.all(stores.map((store) => store.purge(180 * day)))
    expect(purged.map(({ removed }) => removed).toSorted()).toEqual([0, 1])
    expect(purged.every(({ wiped }) => wiped)).toBe(true)
    expect(await stores[1].list()).toMatchObject([{ name: 'Yeni' }])
    expect(await stores[1].outbox.state()).toMatchObject({ waiting: 1 })
  })

  test('deletes nothing for a week after its clock has jumped, from any process', async () => {
    const { stores, database } = await open()
    await stores[0].add(filled, intake)
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
    await database.execute(
      sql`UPDATE requests SET received_at = ${ago(181)}, expiring_since = ${ago(2)}`,
    )
    await database.execute(sql`UPDATE purge_clock SET purged_at = ${ago(31)}`)
    for (const store of stores)
      expect(await store.purge(180 * day)).toEqual({ removed: 0, held: 1, wiped: true })
    const { rows } = await database.execute('SELECT doubted_until FROM purge_clock')
    const week = Date.parse(String(rows[0]?.doubted_until)) - Date.parse(ago(0))
    expect(Math.round(week / day)).toBe(7)
    await database.execute(sql`UPDATE purge_clock SET doubted_until = ${ago(0)}`)
    expect(await stores[1].purge(180 * day)).toEqual({ removed: 1, held: 0, wiped: true })
  })

  test('is served without a break by the previous and the new release, while the tables grow and all reconnect', async () => {
    const { place, stores, database } = await open()
    const name = new URL(place.url).pathname.slice(1)
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = '${name}' AND pid <> pg_backend_pid()`
    let isDeploying = true
    let sent = 0
    async function visitor(at: number): Promise<void> {
      while (isDeploying || sent < 20) {
        sent += 1
        const added = await stores[at % 2 ? 1 : 0].add(filled, intake)
        expect(added.kind).toBe('stored')
      }
    }
    const visiting = Promise.all([0, 1, 2, 3].map(visitor))
    for (const column of ['later', 'latest']) {
      await vi.waitUntil(
        () =>
          database
            .execute(`ALTER TABLE requests ADD COLUMN ${column} TEXT NOT NULL DEFAULT ''`)
            .then(
              () => true,
              () => false,
            ),
        patience,
      )
      if (!place.file) await database.execute(cut)
      const reconnected = createStore(place, options)
      await reconnected.add(filled, intake)
      await reconnected.close()
    }
    isDeploying = false
    await visiting
    const newest = place.file ? 'PRAGMA user_version = 99' : 'UPDATE table_version SET version = 99'
    await database.execute(newest)
    const older = createStore(place, options)
    expect((await older.add(filled, intake)).kind).toBe('stored')
    const { total } = await older.search(
      { q: 'gülşen', standing: '', doctor: '', request: '', day: '' },
      0,
      'Europe/Istanbul',
    )
    await older.close()
    expect(total).toBe(sent + 3)
  })
})
