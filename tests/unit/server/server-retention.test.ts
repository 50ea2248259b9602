import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createEndpoint } from '../../../src/host/index'
import type { Clock } from '../../../src/server/base/clock'
import { databasePlace } from '../../../src/server/storage/database'
import { createRetention } from '../../../src/server/storage/retention'
import { createStore } from '../../../src/server/storage/store'
import { StoreUnavailable } from '../../../src/server/storage/storeUnavailable'
import { createManualClock } from '../../support/manualClock'
import { clinicFolder, filled, openEndpoint, stillClock } from '../../support/serverFixture'

const day = 24 * 60 * 60_000
const start = Date.UTC(2026, 10, 21, 9)

describe('a patient’s request', () => {
  test('is deleted after the retention days of the clinic’s content, and the mail with it', async () => {
    const clock = createManualClock(start, 1)
    const { send, start: run, store, log } = openEndpoint({}, clock)
    await send({ name: 'Eski Hasta' })
    run()
    await clock.advance(100 * day)
    await send({ name: 'Yeni Hasta' })
    await clock.advance(80 * day)
    expect(await store.list()).toHaveLength(2)
    await clock.advance(day)
    await clock.asleep()
    expect(await store.list()).toMatchObject([{ name: 'Yeni Hasta' }])
    const removed = log.flatMap((line) => ('event' in line && line.removed ? [line] : []))
    expect(removed).toEqual([{ event: 'purge', outcome: 'done', removed: 1 }])
  })

  test('leaves no trace in any file once it is deleted', async () => {
    const clock = stillClock(start)
    const { send, store, root } = openEndpoint({ SMTP_URL: 'smtp://127.0.0.1:1' }, clock)
    for (const name of ['Silinecek Kişi', 'Silinecek Kişi İki']) await send({ name })
    expect(files(root).includes('Silinecek')).toBe(true)
    clock.time += 180 * day
    expect(await store.purge(180 * day)).toEqual({ removed: 0, held: 0, wiped: true })
    clock.time += 7 * day
    expect(await store.purge(180 * day)).toEqual({ removed: 2, held: 0, wiped: true })
    expect(files(root).includes('Silinecek')).toBe(false)
    expect(await store.outbox.state()).toMatchObject({ waiting: 0 })
  })

  test('is deleted an hour later if the disk refused it', async () => {
    const clock = createManualClock(start, 1)
    const log: object[] = []
    let refusals = 1
    const store = {
      async purge() {
        refusals -= 1
        if (refusals >= 0) throw new StoreUnavailable({ code: 'SQLITE_BUSY' })
        return { removed: 3, held: 0, wiped: true }
      },
    }
    const retention = createRetention({
      store,
      days: () => 180,
      agreed: () => ({ timeZone: 'Europe/Istanbul', usualMinutes: 30 }),
      clock,
      log: (line) => log.push(line),
    })
    await retention.start()
    await clock.advance(60 * 60_000)
    await clock.asleep()
    expect(log).toEqual([
      { event: 'purge', outcome: 'failed', cause: 'SQLITE_BUSY', retrySeconds: 3600 },
      { event: 'purge', outcome: 'done', removed: 3 },
    ])
  })

  test('is not reported as deleted while a backup still reads it from the file', async () => {
    const clock = stillClock(start)
    const { send, store, root, env } = clinic(clock)
    await send({ name: 'Silinecek Kişi' })
    clock.time += 180 * day
    await store.purge(180 * day)
    clock.time += 7 * day
    const reader = createClient({ url: pathToFileURL(store.place).href })
    const reading = await reader.transaction('read')
    await reading.execute('SELECT * FROM requests')
    const hasty = createStore({ ...databasePlace(root, env), lockWait: 1 }, { now: clock.now })
    expect(await hasty.purge(180 * day)).toEqual({ removed: 1, held: 0, wiped: false })
    expect(files(root).includes('Silinecek')).toBe(true)
    const log: object[] = []
    const retention = createRetention({
      store: hasty,
      days: () => 180,
      agreed: () => ({ timeZone: 'Europe/Istanbul', usualMinutes: 30 }),
      clock,
      log: (line) => log.push(line),
    })
    await retention.start()
    expect(log).toMatchObject([{ outcome: 'failed', cause: 'SQLITE_BUSY', retrySeconds: 3600 }])

    await reading.rollback()
    reader.close()
    await retention.start()
    expect(log).toHaveLength(2)
    expect(log[1]).toEqual({ event: 'purge', outcome: 'done', removed: 0 })
    expect(files(root).includes('Silinecek')).toBe(false)
    await hasty.close()
  })

  test('is looked for once a day, also after an erasure during a deletion left a trace', async () => {
    const clock = createManualClock(start, 1)
    const times: number[] = []
    let during = () => {}
    const store = {
      async purge() {
        times.push(clock.now())
        during()
        return { removed: 0, held: 0, wiped: true }
      },
    }
    const agreed = () => ({ timeZone: 'Europe/Istanbul', usualMinutes: 30 })
    const retention = createRetention({ store, days: () => 180, agreed, clock, log: () => {} })
    during = () => {
      during = () => {}
      retention.again()
    }
    await retention.start()
    await clock.advance(3 * day)
    const hour = 60 * 60_000
    expect(times.map((time) => (time - start) / hour)).toEqual([0, 1, 25, 49])
  })
})

describe('a clock that is wrong when the server starts', () => {
  test('deletes no request if it is corrected within the day', async () => {
    const clock = createManualClock(start + 200 * day, 1)
    const root = await folderWithRequest()
    const log: object[] = []
    const ahead = openEndpointAt(root, clock, log)
    ahead.start()
    await clock.asleep()
    expect(log).toEqual([{ event: 'purge', outcome: 'held', removed: 0, held: 1 }])
    expect(await ahead.store.list()).toHaveLength(1)
    await ahead.close()

    // With the corrected clock the request is a day old: its mark is removed and set again later.
    const right = createManualClock(start + day, 1)
    const again = openEndpointAt(root, right, log)
    again.start()
    await right.advance(177 * day)
    expect(await again.store.list()).toHaveLength(1)
    await right.advance(4 * day)
    await right.asleep()
    expect(await again.store.list()).toEqual([])
  })

  test('deletes no request if it stays wrong for days, and the log reports it each day', async () => {
    const root = clinicFolder()
    const log: object[] = []
    const clock = createManualClock(start, 1)
    const before = openEndpointAt(root, clock, log)
    await before.store.add(filled, { source: 'json', unlisted: false })
    before.start()
    await clock.advance(day)
    await clock.asleep()
    await before.close()
    log.length = 0

    const wrong = createManualClock(start + 200 * day, 1)
    const ahead = openEndpointAt(root, wrong, log)
    ahead.start()
    // New requests do not correct the clock.
    await ahead.store.add(filled, { source: 'json', unlisted: false })
    await wrong.advance(3 * day)
    await wrong.asleep()
    expect(await ahead.store.list()).toHaveLength(2)
    expect(log).toEqual(Array(4).fill({ event: 'purge', outcome: 'held', removed: 0, held: 1 }))
    await ahead.close()

    const right = createManualClock(start + 3 * day, 1)
    const again = openEndpointAt(root, right, log)
    again.start()
    await right.advance(170 * day)
    expect(await again.store.list()).toHaveLength(2)
    await again.close()
  })

  test('deletes neither an absence nor the audit before it is trusted', async () => {
    const root = await folderWithRequest()
    const at = createStore(databasePlace(root, {}), { now: () => start })
    onTestFinished(() => at.close())
    const absence = { startsAt: '2026-11-20T09:00', endsAt: '2026-11-21T09:00', note: 'İzin' }
    await at.addAbsence(absence, 'ayse')
    const clock = createManualClock(start + 4 * 365 * day, 1)
    const late = openEndpointAt(root, clock, [])
    late.start()
    await clock.advance(6 * day)
    await clock.asleep()
    expect(await late.store.absences('')).toHaveLength(1)
    expect(await late.store.audit(10)).toMatchObject([{ act: 'absenceAdded' }])
  })

  test('months behind keeps requests of that time for a week after correction, and the log reports them', async () => {
    const root = clinicFolder()
    const log: object[] = []
    const behind = createManualClock(start, 1)
    const early = openEndpointAt(root, behind, log)
    early.start()
    await early.store.add(filled, { source: 'json', unlisted: false })
    await behind.asleep()
    await early.close()
    const right = createManualClock(start + 200 * day, 1)
    const again = openEndpointAt(root, right, log)
    again.start()
    await right.advance(6 * day)
    await right.asleep()
    expect(await again.store.list()).toHaveLength(1)
    expect(log.slice(1)).toEqual(
      Array(7).fill({ event: 'purge', outcome: 'held', removed: 0, held: 1 }),
    )
  })

  test('at 1970 makes no request expire', async () => {
    const clock = stillClock(0)
    const { send, store } = clinic(clock)
    await send({ name: 'Erken Gelen' })
    expect(await store.purge(180 * day)).toMatchObject({ removed: 0, held: 0 })
    clock.time = start
    for (let days = 0; days <= 180; days += 1) {
      expect(await store.purge(180 * day)).toMatchObject({ removed: 0 })
      clock.time += day
    }
    expect(await store.list()).toMatchObject([{ receivedAt: new Date(start).toISOString() }])
    expect(await store.purge(180 * day)).toMatchObject({ removed: 1 })
  })

  test('leaves the newest request on top of the desk’s list', async () => {
    const clock = stillClock(start)
    const { send, store } = clinic(clock)
    await send({ name: 'Dün' })
    clock.time = 0
    await send({ name: 'Bugün' })
    expect(await store.list()).toMatchObject([{ name: 'Bugün' }, { name: 'Dün' }])
  })

  test('far ahead delays no mail', async () => {
    const clock = stillClock(start + 200 * day)
    const { store } = clinic(clock, { SMTP_URL: 'smtp://127.0.0.1:1' })
    await store.add(filled, { source: 'json', unlisted: false })
    clock.time = start
    expect(await store.outbox.claim(60_000)).toMatchObject({ attempt: 1 })
    expect(await store.outbox.claim(60_000)).toBeUndefined()
  })
})

/** A clinic's folder in which a request was stored at `start`. */
async function folderWithRequest(): Promise<string> {
  const root = clinicFolder()
  const store = createStore(databasePlace(root, {}), { now: () => start })
  onTestFinished(() => store.close())
  await store.add(filled, { source: 'json', unlisted: false })
  return root
}

/** A clinic whose mail and deletions the test starts. */
function clinic(clock: Clock, env: Record<string, string> = {}) {
  return { ...openEndpoint(env, clock), env }
}

function openEndpointAt(root: string, clock: Clock, log: object[]) {
  const endpoint = createEndpoint({ root, env: {}, clock, log: (line) => log.push(line) })
  onTestFinished(() => endpoint.close())
  return endpoint
}

function files(root: string): Buffer {
  const folder = join(root, '.data')
  return Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))))
}
