import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createManualClock } from '../../scripts/prove/endpoint/manualClock'
import { createRetention } from '../../src/server/retention'
import { StoreUnavailable } from '../../src/server/store/storeUnavailable'
import { openEndpoint } from './server-fixture'

const day = 24 * 60 * 60_000
const start = Date.UTC(2026, 10, 21, 9)

describe('what a patient has written', () => {
  test('is deleted after the days the clinic’s content says, and the mail with it', async () => {
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
    const clock = { time: start, now: () => clock.time, after: () => () => {} }
    const { send, store, root } = openEndpoint({ SMTP_URL: 'smtp://127.0.0.1:1' }, clock)
    for (const name of ['Silinecek Kişi', 'Silinecek Kişi İki']) await send({ name })
    const folder = join(root, '.data')
    const bytes = () =>
      Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))))
    expect(bytes().includes('Silinecek')).toBe(true)
    clock.time += 181 * day
    expect(await store.purge(180 * day)).toBe(2)
    expect(bytes().includes('Silinecek')).toBe(false)
    expect(await store.outbox.state()).toMatchObject({ waiting: 0 })
  })

  test('is deleted an hour later when the disk refused it', async () => {
    const clock = createManualClock(start, 1)
    const log: object[] = []
    let refusals = 1
    const store = {
      async purge() {
        refusals -= 1
        if (refusals >= 0) throw new StoreUnavailable({ code: 'SQLITE_BUSY' })
        return 3
      },
    }
    const retention = createRetention({ store, days: 180, clock, log: (line) => log.push(line) })
    await retention.start()
    await clock.advance(60 * 60_000)
    await clock.asleep()
    expect(log).toEqual([
      { event: 'purge', outcome: 'failed', cause: 'SQLITE_BUSY', retrySeconds: 3600 },
      { event: 'purge', outcome: 'done', removed: 3 },
    ])
  })
})
