import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { databasePlace, openDatabase } from '../../../src/server/storage/database'
import { createStore } from '../../../src/server/storage/store'
import { StoreUnavailable } from '../../../src/server/storage/storeUnavailable'
import { intake } from '../../support/deskFixture'
import { startPostgres } from '../../support/postgres'
import { filled, openEndpoint, patience } from '../../support/serverFixture'
import { isPostgresHere, postgresForThisFile } from '../../support/storeDatabases'

/** Registered only where PostgreSQL is installed; `npm run test:all` reports its absence. */
const whereItIs = isPostgresHere ? describe : () => {}

whereItIs('a clinic whose requests are on a PostgreSQL server', () => {
  const server = postgresForThisFile()

  async function open({ pool = '10', lockWait }: { pool?: string; lockWait?: number } = {}) {
    const url = await server().createDatabase()
    const place = { ...databasePlace('/', { DATABASE_URL: url, DATABASE_POOL: pool }), lockWait }
    const store = createStore(place)
    onTestFinished(() => store.close())
    await store.check()
    return { url, place, store, ask: (sql: string) => server().ask(sql, url) }
  }

  /** Refuses the first `times` requests with a serialization failure. */
  async function refuse(ask: (sql: string) => Promise<unknown>, times: number) {
    await ask('CREATE SEQUENCE refused')
    await ask(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('refused') <= ${times} THEN RAISE SQLSTATE '40001'; END IF; RETURN NEW; END $$`)
    await ask(
      'CREATE TRIGGER refuse BEFORE INSERT ON requests FOR EACH ROW EXECUTE FUNCTION refuse()',
    )
    return async () => (await ask('SELECT last_value::int AS tries FROM refused')) as unknown
  }

  test('retries a write that conflicts with another', async () => {
    const { store, ask } = await open()
    const tries = await refuse(ask, 3)
    expect(await store.add(filled, intake)).toMatchObject({ kind: 'stored' })
    expect(await tries()).toEqual([{ tries: 4 }])
    expect(await store.list()).toHaveLength(1)
  })

  test('fails when a conflict does not end, and the visitor gets the time to retry', async () => {
    const url = await server().createDatabase()
    const { send, store, log } = openEndpoint({ DATABASE_URL: url })
    await store.check()
    const tries = await refuse((sql) => server().ask(sql, url), 1000)
    const answer = await send()
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await tries()).not.toEqual([{ tries: 1 }])
    expect(log).toMatchObject([{ status: 503, error: 'unavailable', cause: '40001' }])
    expect(await store.list()).toEqual([])
  })

  test('waits for another writer, and reads what it has written', async () => {
    const { url, store } = await open()
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN ISOLATION LEVEL SERIALIZABLE')
    await other.query(`INSERT INTO requests (id, reference, name, phone, doctor, request, received_at,
      source, unlisted, idempotency_key) VALUES ('1', 'AAA-AAA', 'x', '0', '', '', '', 'json', 0, 'k')`)
    const added = store.add(filled, { ...intake, idempotencyKey: 'k' })
    const waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    await vi.waitUntil(async () => (await server().ask(waits)).length === 1, patience)
    await other.query('COMMIT')
    await other.end()
    expect(await added).toEqual({ kind: 'keyReused' })
    expect(await store.list()).toHaveLength(1)
  })

  test('opens no more connections than the operator allows', async () => {
    const { url, store } = await open({ pool: '3' })
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? store.add(filled, intake) : store.list())),
    )
    const name = new URL(url).pathname.slice(1)
    const rows = await server().ask(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = '${name}'`,
    )
    expect(rows).toEqual([{ count: 3 }])
  })

  test('continues when all its connections are cut, idle or busy', async () => {
    const { url, store } = await open()
    const name = new URL(url).pathname.slice(1)
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`
    for (let round = 0; round < 3; round += 1) {
      const added = Array.from({ length: 8 }, () => store.list())
      await server().ask(cut)
      await Promise.all(added)
      await server().ask(cut)
      expect(await store.add(filled, intake)).toMatchObject({ kind: 'stored' })
    }
    expect(await store.list()).toHaveLength(3)
  })

  test('leaves a connection to a server that only reads, and stores the request on another', async () => {
    const { url, ask } = await open()
    const name = new URL(url).pathname.slice(1)
    const behind = createStoreAt(url)
    await ask(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`)
    // Connections keep the setting with which they were opened.
    await Promise.all(Array.from({ length: 4 }, () => behind.list().catch(() => [])))
    await server().ask(`ALTER DATABASE "${name}" SET default_transaction_read_only = off`)
    expect(await behind.add(filled, intake)).toMatchObject({ kind: 'stored' })
    expect(await ask('SELECT reference FROM requests')).toHaveLength(1)
  })

  test('stores a request once if the connection breaks before the acknowledgement', async () => {
    const { url, ask } = await open()
    const way = await deafWay(url)
    onTestFinished(way.close)
    const behind = createStore({ ...databasePlace('/', { DATABASE_URL: way.url }) })
    onTestFinished(() => behind.close())
    await behind.list()
    way.swallowAnswers()
    const added = behind.add(filled, intake)
    const stored = () => ask('SELECT reference FROM requests')
    await vi.waitUntil(async () => (await stored()).length > 0, patience)
    way.cut()
    const [row] = await stored()
    expect(await added).toMatchObject({ kind: 'stored', receipt: { reference: row?.reference } })
    expect(await stored()).toHaveLength(1)
  })

  test('responds 503 while another process holds the lock, and continues when it is released', async () => {
    const { url, store } = await open({ lockWait: 1 })
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE write_turn IN EXCLUSIVE MODE')
    const added = store.add(filled, intake)
    expect(await store.list()).toEqual([])
    await expect(added).rejects.toMatchObject({ code: '55P03' })
    await other.end()
    expect(await store.add(filled, intake)).toMatchObject({ kind: 'stored' })
  })

  test('uses the clock of the database, not its own', async () => {
    const { place } = await open()
    const hour = 60 * 60_000
    const late = createStore(place, { now: () => Date.now() - hour, mailDomain: 'x.example' })
    const early = createStore(place, { now: () => Date.now() + hour, mailDomain: 'x.example' })
    onTestFinished(() => Promise.all([late.close(), early.close()]).then(() => {}))
    await early.check()
    await late.check()
    await early.add(filled, intake)
    // Each knows the database's time to the duration of a response.
    const claimed = await vi.waitUntil(() => late.outbox.claim(60_000), patience)
    expect(claimed).toMatchObject({ attempt: 1 })
    expect(await early.outbox.claim(60_000)).toBeUndefined()
    const [{ receivedAt } = { receivedAt: '' }] = await late.list()
    expect(Math.abs(Date.parse(receivedAt) - Date.now())).toBeLessThan(hour / 2)
  })

  test('leaves no trace of a deleted patient in the tables’ files', async () => {
    const { store, url } = await open()
    await store.add({ ...filled, name: 'Silinecek Kişi' }, intake)
    const [request] = await store.list()
    // An empty table would be truncated anyway: one row stays.
    await store.add({ ...filled, name: 'Kalan Kişi' }, intake)
    const reference = request?.reference ?? ''
    await store.invite('Ayşe', 'reception')
    const [member] = await store.staff()
    const note = 'Silinecek not'
    await store.change(
      reference,
      { outcome: 'cancelled', reason: 'other', note, version: 0 },
      member?.id ?? '',
    )
    await store.undo(reference, 1, member?.id ?? '')
    const [{ oid }] = (await server().ask(
      `SELECT oid::int FROM pg_database WHERE datname = '${new URL(url).pathname.slice(1)}'`,
    )) as [{ oid: number }]
    async function files(): Promise<Buffer> {
      await server().ask('CHECKPOINT')
      const folder = join(server().data, 'base', String(oid))
      return Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))))
    }
    expect((await files()).includes('Silinecek')).toBe(true)
    expect(await store.erase(reference, [reference], member?.id ?? '')).toEqual({
      removed: 1,
      wiped: true,
    })
    expect((await files()).includes('Silinecek')).toBe(false)
  })

  test('does not report a deletion while a backup still reads the patient', async () => {
    const { store, url } = await open({ lockWait: 1 })
    await store.add(filled, intake)
    const reader = new Client({ connectionString: url })
    await reader.connect()
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1 FROM staff')
    expect(await store.purge(1000 * 24 * 60 * 60_000)).toMatchObject({ wiped: false })
    await reader.end()
    const { wiped } = await createStoreAt(url).purge(1000 * 24 * 60 * 60_000)
    expect(wiped).toBe(true)
  })

  test('keeps the time limit of requests after a rewrite that another program prevents', async () => {
    const { place, url } = await open({ pool: '1' })
    const database = await openDatabase(place)
    onTestFinished(() => database.close())
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE requests IN ACCESS SHARE MODE')
    expect(await database.wipe()).toBe(false)
    await other.end()
    const limit = await database.execute("SELECT current_setting('statement_timeout') AS limit")
    expect(limit.rows).toEqual([{ limit: '3500ms' }])
  })

  function createStoreAt(url: string) {
    const store = createStore(databasePlace('/', { DATABASE_URL: url }))
    onTestFinished(() => store.close())
    return store
  }

  test('is migrated by one of several processes that start at once', async () => {
    const url = await server().createDatabase()
    const place = databasePlace('/', { DATABASE_URL: url })
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(place)))
    for (const database of opened) await database.close()
    expect(await server().ask('SELECT * FROM table_version', url)).toHaveLength(1)
  })

  test('gets 503 while the server is down, and needs no restart when it is back', async () => {
    const own = await startPostgres()
    onTestFinished(() => own.stop())
    const store = createStore({
      ...databasePlace('/', { DATABASE_URL: await own.createDatabase() }),
      lockWait: 1,
    })
    onTestFinished(() => store.close())
    await store.add(filled, intake)
    await own.die()
    await expect(store.add(filled, intake)).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(store.check()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await own.startAgain()
    await store.check()
    expect(await store.list()).toHaveLength(1)
  })
})

/** A proxy that can hold responses and cut connections; new connections work. */
async function deafWay(url: string) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let isDeaf = false
  const way = createServer((here) => {
    const there = connect(Number(port), hostname)
    for (const socket of [here, there]) {
      open.add(socket)
      socket.on('error', () => {}).on('close', () => open.delete(socket))
    }
    here.on('data', (sent) => there.write(sent)).on('close', () => there.destroy())
    there.on('data', (sent) => !isDeaf && here.write(sent)).on('close', () => here.destroy())
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  const cut = () => {
    isDeaf = false
    for (const socket of open) socket.destroy()
  }
  const address = way.address()
  const own = typeof address === 'object' && address ? address.port : 0
  return {
    url: url.replace(`:${port}/`, `:${own}/`),
    swallowAnswers: () => {
      isDeaf = true
    },
    cut,
    close: () => {
      cut()
      way.close()
    },
  }
}

test('an operator who mistypes DATABASE_URL reads its format, without the password', () => {
  const place = (env: NodeJS.ProcessEnv) => () => databasePlace('/srv/mercan', env)
  expect(place({ DATABASE_URL: 'mysql://user:hidden@host/x' })).toThrow(/DATABASE_URL must be like/)
  expect(place({ DATABASE_URL: 'postgres://user:hidden@:x' })).not.toThrow(/hidden/)
  const url = 'postgres://user:hidden@db.mercan.example/clinic'
  expect(place({ DATABASE_URL: url, DATABASE_POOL: 'many' })).toThrow(/DATABASE_POOL is "many"/)
  expect(createStore(databasePlace('/', { DATABASE_URL: url })).place).toBe(
    'db.mercan.example/clinic',
  )
})
