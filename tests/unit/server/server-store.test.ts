import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { describe, expect, test, vi } from 'vitest'
import { databasePlace, openDatabase } from '../../../src/server/storage/database'
import { createStore } from '../../../src/server/storage/store'
import { clinicFolder, filled, openClinic, patience, writeFiles } from '../../support/serverFixture'

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
/** Another process' connection. */
const readAndClose = `
  import { createClient } from '@libsql/client'
  const client = createClient({ url: process.env.DATABASE })
  await client.execute('SELECT count(*) FROM requests')
  client.close()
`
const json = { source: 'json', unlisted: false } as const

describe('the store of requests', () => {
  test('is readable only by the account that runs the server', async () => {
    const { root, postJson } = openClinic()
    await postJson(filled)
    expect(mode(join(root, '.data'))).toBe('700')
    for (const end of ['', '-wal', '-shm']) {
      expect(mode(join(root, `.data/requests.db${end}`))).toBe('600')
    }
  })

  test('closes a file that other accounts could read', async () => {
    const root = clinicFolder()
    writeFiles(root, { '.data/requests.db': '' })
    chmodSync(join(root, '.data/requests.db'), 0o644)
    await openClinic({ root }).postJson(filled)
    expect(mode(join(root, '.data/requests.db'))).toBe('600')
  })

  test('is a folder, a file or a database server of the operator’s choice', () => {
    const place = (env: NodeJS.ProcessEnv) => databasePlace('/srv/mercan', env)
    expect(place({}).file).toBe('/srv/mercan/.data/requests.db')
    expect(place({ DATA_DIR: '/var/lib/mercan' }).file).toBe('/var/lib/mercan/requests.db')
    expect(place({ DATA_DIR: 'kayıt 1' }).file).toBe('/srv/mercan/kayıt 1/requests.db')
    expect(place({ DATABASE_URL: 'file:/var/lib/x.db' }).file).toBe('/var/lib/x.db')
    expect(place({ DATABASE_URL: 'file:x.db' }).file).toBe('/srv/mercan/x.db')
    expect(place({ DATABASE_URL: 'file:///var/a%20b.db' }).file).toBe('/var/a b.db')
    const remote = 'postgres://mercan@db.mercan.example/clinic'
    expect(place({ DATABASE_URL: remote })).toEqual({ url: remote, connections: 10 })
    expect(() => place({ DATABASE_URL: 'nonsense' })).toThrow()
  })

  test('can be in a folder with blanks, percent signs and Turkish letters', async () => {
    const { root, postJson, store } = openClinic({ env: { DATA_DIR: 'kayıtlar %41 ?#' } })
    expect((await postJson(filled)).status).toBe(201)
    expect(store.place).toBe(join(root, 'kayıtlar %41 ?#/requests.db'))
    expect(statSync(store.place).size).toBeGreaterThan(0)
  })

  test('keeps its change log for the first process if a second one opens it', async () => {
    const { store, postJson } = openClinic()
    await postJson(filled)
    const log = statSync(`${store.place}-wal`).ino
    const second = createStore({ url: pathToFileURL(store.place).href, file: store.place })
    await second.list()
    // The last connection to close deletes the log: another process must not consider itself the last.
    execFileSync(process.execPath, ['--input-type=module', '--eval', readAndClose], {
      env: { ...process.env, DATABASE: pathToFileURL(store.place).href },
    })
    expect(statSync(`${store.place}-wal`).ino).toBe(log)
    expect(await second.list()).toEqual(await store.list())
  })

  test('keeps an acknowledged request in a power cut, because the write is flushed to the disk', async () => {
    const client = await openDatabase(databasePlace(clinicFolder(), {}))
    expect((await client.execute('PRAGMA journal_mode')).rows).toMatchObject([
      { journal_mode: 'wal' },
    ])
    expect((await client.execute('PRAGMA synchronous')).rows).toMatchObject([{ synchronous: 2 }])
    client.close()
  })

  test('gives a hundred simultaneous requests a hundred references, newest first', async () => {
    const { store } = openClinic()
    const names = Array.from({ length: 100 }, (_, index) => `Hasta ${index}`)
    await Promise.all(names.map((name) => store.add({ ...filled, name }, json)))
    const stored = await store.list()
    expect(new Set(stored.map(({ reference }) => reference)).size).toBe(100)
    expect(stored.map(({ name }) => name)).toEqual(names.toReversed())
  })
})

describe('the server', () => {
  test('shows the visitor the number to call if it cannot store, and stores the next request once repaired', async () => {
    const { root, postJson, postForm, api, log } = openClinic()
    writeFileSync(join(root, '.data'), 'a file where the folder should be')
    const response = await postJson(filled)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      error: 'unavailable',
      message: 'Talep şu anda kaydedilemiyor. Lütfen bizi arayın.',
    })
    const page = await postForm(filled)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('Talep şu anda kaydedilemiyor. Lütfen bizi arayın.')
    expect((await api.request('/api/health')).status).toBe(503)
    expect(log).toMatchObject(Array(3).fill({ error: 'unavailable', cause: 'EEXIST' }))

    rmSync(join(root, '.data'))
    expect((await api.request('/api/health')).status).toBe(200)
    expect((await postJson(filled)).status).toBe(201)
  })

  test('acknowledges nothing while another program locks the file', async () => {
    const root = clinicFolder()
    const store = createStore({ ...databasePlace(root, {}), lockWait: 1 })
    await store.add(filled, json)
    const other = createClient({ url: pathToFileURL(store.place).href })
    const lock = await other.transaction('write')
    await expect(store.check()).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    await expect(store.add(filled, json)).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    await lock.rollback()
    await store.add(filled, json)
    expect(await store.list()).toHaveLength(2)
    other.close()
    store.close()
  })

  test('refuses no visitor because a busy machine rarely tries the lock', async () => {
    let asked = 0
    const root = clinicFolder()
    const other = createStore(databasePlace(root, {}))
    await other.check()
    const client = createClient({ url: pathToFileURL(other.place).href })
    const lock = await client.transaction('write')
    const store = createStore(
      { ...databasePlace(root, {}), lockWait: 1 },
      {
        onRetry() {
          asked += 1
          if (asked === 20) void lock.rollback()
        },
      },
    )
    expect(await store.add(filled, json)).toMatchObject({ kind: 'stored' })
    expect(asked).toBeGreaterThanOrEqual(20)
    client.close()
    await other.close()
    await store.close()
  })

  test('swallows no request if the folder is deleted', async () => {
    const { root, postJson, store } = openClinic()
    await postJson(filled)
    rmSync(join(root, '.data'), { recursive: true })
    expect((await postJson({ ...filled, name: 'Sonraki' })).status).toBe(201)
    store.close()
    expect(await openClinic({ root }).store.list()).toMatchObject([{ name: 'Sonraki' }])
  })

  test('leaves a file that is no database unchanged', async () => {
    const { root, postJson, log } = openClinic()
    mkdirSync(join(root, '.data'))
    writeFileSync(
      join(root, '.data/requests.db'),
      'not a database, but someone needs it'.repeat(200),
    )
    expect((await postJson(filled)).status).toBe(503)
    expect(log).toMatchObject([{ cause: 'SQLITE_NOTADB' }])
    expect(statSync(join(root, '.data/requests.db')).size).toBe(36 * 200)
  })

  test('serves other visitors while another program holds the lock', async () => {
    let retries = 0
    const { store, api, postJson } = openClinic({
      onRetry: () => {
        retries += 1
      },
    })
    await store.check()
    const other = createClient({ url: pathToFileURL(store.place).href })
    const lock = await other.transaction('write')
    const posts = Promise.all([postJson(filled), postJson({ ...filled, name: 'İkinci' })])
    // The driver's own wait would block the server and end after two or three attempts.
    await Promise.race([posts, vi.waitUntil(() => retries >= 10, patience)])
    expect((await api.request('/api/yok')).status).toBe(404)
    expect(await store.list()).toEqual([])
    await lock.rollback()
    other.close()
    expect((await posts).map(({ status }) => status)).toEqual([201, 201])
    expect(retries).toBeGreaterThanOrEqual(10)
  })

  test('responds 500 to a bug, logged with its place and without its message', async () => {
    const { store, log, postJson } = openClinic()
    const broken = { ...filled, doctor: undefined as unknown as string }
    await expect(store.add(broken, json)).rejects.toThrow(TypeError)
    store.add = () => Promise.reject(new RangeError('Gülşen Işık\n    at her phone 0532'))
    expect((await postJson(filled)).status).toBe(500)
    const [line] = log
    const trace = line && 'trace' in line ? (line.trace ?? []) : []
    expect(line).toMatchObject({ status: 500, error: 'unexpected', cause: 'RangeError' })
    expect(trace[0]).toMatch(/server-store\.test\.ts:\d+/)
    expect(trace.join()).not.toMatch(/Gülşen|0532/)
  })
})

test('has health 503 only as long as it cannot write', async () => {
  const { api, store, postJson } = openClinic()
  await store.check()
  const status = async () => (await api.request('/api/health')).status
  const other = createClient({ url: pathToFileURL(store.place).href })
  await other.execute('ALTER TABLE requests RENAME TO elsewhere')
  expect((await postJson(filled)).status).toBe(503)
  expect([await status(), await status()]).toEqual([503, 503])
  await other.execute('ALTER TABLE elsewhere RENAME TO requests')
  other.close()
  expect(await status()).toBe(200)
  expect(await store.list()).toEqual([])
})

test('leaves every request in a copy of the file alone, once it is stopped', async () => {
  const { root, postJson, store } = openClinic()
  await postJson(filled)
  await store.close()
  const copy = clinicFolder()
  mkdirSync(join(copy, '.data'))
  copyFileSync(join(root, '.data/requests.db'), join(copy, '.data/requests.db'))
  expect(await openClinic({ root: copy }).store.list()).toMatchObject([filled])
})
