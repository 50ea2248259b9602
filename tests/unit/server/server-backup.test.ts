import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { createClient } from '@libsql/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../../../scripts/publish/paths'
import { createServer } from '../../../src/host/index'
import { readSettings } from '../../../src/server/http/settings'
import { createBackups } from '../../../src/server/storage/backup/backups'
import { listCopies, makeCopy } from '../../../src/server/storage/backup/copies'
import { databasePlace, restoreCopy } from '../../../src/server/storage/database'
import { createStore } from '../../../src/server/storage/store'
import { intake, openDesk } from '../../support/deskFixture'
import { createManualClock } from '../../support/manualClock'
import { clinicFolder, filled, openEndpoint, stillClock } from '../../support/serverFixture'
import { runCommand } from '../../support/serverProcess'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.UTC(2026, 10, 22, 9, 20)

/** A clinic's store, closed after the test, and the folder of its backups. */
function openStore(root = clinicFolder()) {
  const place = databasePlace(root, {})
  const store = createStore(place, { addressLimit: { count: 30, windowMs: hour } })
  onTestFinished(() => store.close())
  return { root, store, file: place.file ?? '', folder: join(root, 'copies') }
}

const contents = (folder: string): Buffer =>
  Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))))

describe('a clinic’s requests with a backup every hour', () => {
  async function open({ loops = 1, everyMs = hour } = {}) {
    const opened = openStore()
    const clock = createManualClock(start, loops)
    const log: object[] = []
    const begin = () => {
      const backups = createBackups({
        ...opened,
        ...{ everyMs, days: () => 7, clock, log: (line) => log.push(line) },
      })
      onTestFinished(() => backups.stop())
      backups.start()
    }
    return { ...opened, clock, log, begin }
  }

  test('are in a backup of the start and of each full hour, made once by two processes, for this account only', async () => {
    const { store, folder, clock, log, begin } = await open({ loops: 2 })
    await store.add(filled, intake)
    begin()
    begin()
    await clock.advance(2 * hour)
    await clock.asleep()
    const copies = await listCopies(folder)
    expect(copies.map(({ file }) => file.slice(folder.length))).toEqual([
      '/requests-2026-11-22T11-00-00.db',
      '/requests-2026-11-22T10-00-00.db',
      '/requests-2026-11-22T09-00-00.db',
    ])
    expect(readdirSync(folder)).toHaveLength(3)
    expect(log.filter((line) => 'outcome' in line && line.outcome === 'done')).toHaveLength(3)
    expect(log.filter((line) => 'outcome' in line && line.outcome === 'found')).toHaveLength(3)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const { file } of copies) expect(statSync(file).mode & 0o777).toBe(0o600)
    const copy = createStore(databasePlace('/', { DATABASE_URL: `file:${copies[0]?.file}` }))
    onTestFinished(() => copy.close())
    expect(await copy.list()).toEqual(await store.list())
  })

  test('are in no backup seven days after their deletion', async () => {
    const { store, folder, clock, begin } = await open({ everyMs: day / 2 })
    await store.add({ ...filled, name: 'Silinecek Hasta' }, intake)
    const [request] = await store.list()
    begin()
    await clock.asleep()
    await store.erase(request?.reference ?? '', [request?.reference ?? ''], 'manager')
    await clock.advance(6 * day)
    await clock.asleep()
    expect(contents(folder).includes('Silinecek')).toBe(true)
    await clock.advance(2 * day)
    await clock.asleep()
    expect(contents(folder).includes('Silinecek')).toBe(false)
    expect(await listCopies(folder)).toHaveLength(7 * 2 + 1)
  })

  test('stay in the newest backup if no newer one can be written, and the log has the failure', async () => {
    const { store: own, folder, log } = await open()
    await makeCopy(folder, start - 8 * day, own.copyTo)
    await makeCopy(folder, start - 9 * day, own.copyTo)
    const clock = stillClock(start)
    let isFull = true
    const store = {
      async copyTo(file: string) {
        if (!isFull) return writeFileSync(file, 'whole')
        writeFileSync(file, 'half')
        throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      },
    }
    async function backUp() {
      const settings = { folder, everyMs: hour, days: () => 7, clock }
      const backups = createBackups({ ...settings, store, log: (line) => log.push(line) })
      backups.start()
      await backups.stop()
    }
    await backUp()
    expect(log.at(-1)).toEqual({ event: 'backup', outcome: 'failed', cause: 'ENOSPC' })
    expect(readdirSync(folder)).toEqual(['requests-2026-11-14T09-20-00.db'])
    isFull = false
    await backUp()
    expect(readdirSync(folder)).toHaveLength(1)
    expect(contents(folder).toString()).toBe('whole')
  })

  test('are reported as backed up after a killed backup only once a complete one exists', async () => {
    const { folder, clock, log, begin } = await open()
    const killed = join(folder, 'requests-2026-11-22T09-00-00.db.part')
    mkdirSync(folder)
    for (const file of [killed, `${killed}-journal`]) writeFileSync(file, 'half')
    begin()
    await clock.asleep()
    // As far as anyone can tell, another process is still writing it.
    expect(log).toEqual([{ event: 'backup', outcome: 'part' }])
    const longAgo = new Date(Date.now() - 6 * minute)
    utimesSync(killed, longAgo, longAgo)
    await clock.advance(5 * minute)
    await clock.asleep()
    expect(log.slice(1)).toEqual([{ event: 'backup', outcome: 'done' }])
    expect(readdirSync(folder)).toEqual(['requests-2026-11-22T09-00-00.db'])
    const copy = createStore(
      databasePlace('/', { DATABASE_URL: `file:${folder}/${readdirSync(folder)[0]}` }),
    )
    onTestFinished(() => copy.close())
    expect(await copy.list()).toEqual([])
  })
})

test('a backup holds no sessions, no tokens and no visitor’s address', async () => {
  const { server, signIn, root } = openDesk()
  const reception = await signIn('Ayşe', 'reception')
  expect((await reception.ask('/me')).status).toBe(200)
  await server.store.add(filled, { ...intake, address: '192.0.2.77' })
  const copy = await makeCopy(join(root, 'copies'), start, server.store.copyTo)
  const folder = join(root, '.data-of-the-copy')
  await restoreCopy(copy.file, join(folder, 'requests.db'), 'before')
  const restored = createServer({ root, env: { DATA_DIR: folder }, log: () => {} })
  onTestFinished(() => restored.close())
  const headers = { Cookie: reception.cookie() }
  const me = new Request('http://localhost:4173/yonetim/api/me', { headers })
  const at = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  expect((await restored.fetch(me, at)).status).toBe(401)
  expect(await restored.store.staff()).toHaveLength(1)
  const client = createClient({ url: `file:${copy.file}` })
  onTestFinished(() => client.close())
  const { rows } = await client.execute(
    'SELECT (SELECT count(*) FROM sessions) + (SELECT count(*) FROM senders) AS kept',
  )
  expect(rows[0]?.kept).toBe(0)
})

describe('an operator who restores a backup', () => {
  /**
   * A database file that no server has open, a backup of it, and later changes. The driver
   * closes a file only when it is garbage-collected.
   */
  async function open() {
    const before = openStore()
    for (const name of ['Kalan', 'Silinen']) await before.store.add({ ...filled, name }, intake)
    const made = await makeCopy(before.folder, start, before.store.copyTo)
    const [erased] = await before.store.list()
    await before.store.erase(erased?.reference ?? '', [erased?.reference ?? ''], 'manager')
    await before.store.add({ ...filled, name: 'Sonraki' }, intake)
    const [later] = await before.store.list()
    await before.store.close()
    const { store, file } = openStore()
    mkdirSync(join(file, '..'))
    copyFileSync(before.file, file)
    return { store, file, copy: made.file, erased, later }
  }
  const names = async ({ list }: { list(): Promise<{ name: string }[]> }) =>
    (await list()).map(({ name }) => name)

  test('reads which requests are newer, and deleted requests stay deleted', async () => {
    const { store, file, copy, erased, later } = await open()
    const restored = await restoreCopy(copy, file, 'before')
    expect(restored).toEqual({
      requests: 1,
      later: [later?.reference],
      removed: [erased?.reference],
      aside: `${file}.before`,
    })
    expect(await names(store)).toEqual(['Kalan'])
    expect(readFileSync(file).includes('Silinen')).toBe(false)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('is refused while a server has the file open', async () => {
    const { store, file, copy } = await open()
    expect(await names(store)).toEqual(['Sonraki', 'Kalan'])
    await expect(restoreCopy(copy, file, 'before')).rejects.toMatchObject({ code: 'IN_USE' })
    await store.add({ ...filled, name: 'Yeni' }, intake)
    expect(await names(store)).toEqual(['Yeni', 'Sonraki', 'Kalan'])
    expect(readdirSync(join(file, '..')).some((name) => name.includes('arriving'))).toBe(false)
  })

  test('is refused with a damaged backup, and loses nothing', async () => {
    const { store, file, copy } = await open()
    const whole = readFileSync(copy)
    const rest = Buffer.alloc(whole.length - 8192, 7)
    writeFileSync(copy, Buffer.concat([whole.subarray(0, 8192), rest]))
    await expect(restoreCopy(copy, file, 'before')).rejects.toThrow(/damaged|malformed/)
    expect(readdirSync(join(file, '..'))).toEqual(['requests.db'])
    expect(await names(store)).toEqual(['Sonraki', 'Kalan'])
  })

  test.each([
    ['damaged', (file: string) => writeFileSync(file, 'no database at all, but long enough')],
    ['gone', (file: string) => rmSync(file)],
  ])('gets all requests if the file is %s', async (_how, spoil) => {
    const { store, file, copy } = await open()
    spoil(file)
    const restored = await restoreCopy(copy, file, 'before')
    expect(restored).toMatchObject({ requests: 2, later: undefined, removed: undefined })
    expect(await names(store)).toEqual(['Silinen', 'Kalan'])
  })

  test('reads the result on the command line, without further questions', async () => {
    const { file, copy, erased, later } = await open()
    const env = { DATABASE_URL: `file:${file}`, BACKUP_DIR: dirname(copy) }
    const backup = (...words: string[]) => runCommand('backup', root, words, env).stdout
    expect(backup('list')).toBe(`${copy}\n`)
    const told = backup('restore', copy)
    expect(told).toContain(`has 1 requests now`)
    expect(told).toContain(`are not there: 1: ${later?.reference}\n`)
    expect(told).toContain(`not brought back: 1: ${erased?.reference}\n`)
    const newest = backup().trim()
    expect(backup('list').split('\n')).toEqual([newest, copy, ''])
  })
})

test('the server backs up to BACKUP_DIR, and keeps a backup no longer than a request', async () => {
  const { start: run, close, root, log } = openEndpoint({ BACKUP_DIR: 'copies' })
  run()
  await close()
  expect(await listCopies(join(root, 'copies'))).toHaveLength(1)
  expect(log).toContainEqual({ event: 'backup', outcome: 'done' })
})

test.each([
  [{ BACKUP_DIR: 'x', BACKUP_EVERY: 'hourly' }, /BACKUP_EVERY is "hourly".*1 to 86400/],
  [{ BACKUP_DIR: 'x', BACKUP_DAYS: '31' }, /BACKUP_DAYS is "31".*1 to 30/],
  [{ BACKUP_DIR: 'x', DATABASE_URL: 'postgres://db/x' }, /PostgreSQL has its own/],
])('an operator who sets %j by mistake reads why it is refused', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test('an operator who puts BACKUP_DIR below dist/ reads why that is refused', () => {
  expect(() => openEndpoint({ BACKUP_DIR: 'dist/copies' })).toThrow(
    /BACKUP_DIR must not be below dist/,
  )
})
