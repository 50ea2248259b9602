import { describe, expect, test } from 'vitest'
import { sql } from '../../../src/server/storage/sql'
import { intake } from '../../support/deskFixture'
import { filled, openEndpoint, stillClock } from '../../support/serverFixture'
import { databaseKinds, openTwo } from '../../support/storeDatabases'

const minute = 60_000
const limit = { count: 3, windowMs: 10 * minute }
const sixteen = Array.from({ length: 16 }, (_, index) => index)
const address = '192.0.2.77'

/** The rate limit of two processes, for every database. */
describe.each(databaseKinds())('an address whose requests are in $name', (kind) => {
  /** Two processes with one clock, which the database's clock does not correct. */
  async function open() {
    const clock = stillClock(Date.now())
    const opened = await openTwo(kind, { addressLimit: limit, now: clock.now })
    const send = (at: number, more = {}) =>
      opened.stores[at % 2 ? 1 : 0].add(filled, { ...intake, address, ...more })
    const noted = async () => (await opened.database.execute('SELECT * FROM senders')).rows
    return { ...opened, clock, send, noted }
  }

  test('has three of sixteen simultaneous requests to two processes stored, and gets the time to retry', async () => {
    const { stores, send } = await open()
    const answers = await Promise.all(sixteen.map((at) => send(at)))
    expect(answers.filter((answer) => answer.kind === 'stored')).toHaveLength(3)
    for (const answer of answers)
      if (answer.kind === 'tooMany') {
        expect(answer.waitMs).toBeGreaterThan(limit.windowMs - minute)
        expect(answer.waitMs).toBeLessThanOrEqual(limit.windowMs + minute)
      }
    expect(await stores[0].list()).toHaveLength(3)
    expect(await stores[0].add(filled, { ...intake, address: '192.0.2.78' })).toMatchObject({
      kind: 'stored',
    })
  })

  test('gets its receipt again for the same form, however much it has sent', async () => {
    const { send } = await open()
    const first = await send(0, { idempotencyKey: 'the form' })
    for (const at of [1, 2, 3]) await send(at)
    expect(await send(1, { idempotencyKey: 'the form' })).toEqual(first)
    expect(await send(0, { idempotencyKey: 'another' })).toMatchObject({ kind: 'tooMany' })
  })

  test('is stored only as a hash, for its window, and until the next cleanup', async () => {
    const { database, stores, send, noted } = await open()
    await send(0)
    const [row] = await noted()
    const [request] = await stores[0].list()
    expect(JSON.stringify([row, request])).not.toContain(address)
    expect(JSON.stringify(row)).not.toContain(request?.id)
    const over = sql`UPDATE senders SET expires_at = ${new Date(0).toISOString()}`
    await database.execute(over)
    await send(1)
    expect(await noted()).toHaveLength(1)
    await database.execute(over)
    await stores[1].purge(1000 * 24 * 60 * minute)
    expect(await noted()).toEqual([])
  })

  test('is deleted even if a fast clock stored it', async () => {
    const { database, stores, send, noted } = await open()
    for (const at of sixteen) await send(at)
    const later = new Date(Date.now() + 24 * 60 * minute).toISOString()
    await database.execute(sql`UPDATE senders SET noted_at = ${later}, expires_at = ${later}`)
    expect(await send(0)).toMatchObject({ kind: 'stored' })
    await stores[0].purge(1000 * 24 * 60 * minute)
    expect(await noted()).toHaveLength(1)
  })

  test('has one limit for sign-ins at all processes together', async () => {
    const { stores } = await open()
    const attempt = { purpose: 'attempt', address, limit } as const
    const tries = await Promise.all(
      sixteen.map((at) => stores[at % 2 ? 1 : 0].recordSender(attempt)),
    )
    expect(tries.filter((wait) => wait === undefined)).toHaveLength(3)
    const question = { ...attempt, purpose: 'question' } as const
    expect(await stores[1].recordSender(question)).toBeUndefined()
  })
})

test('a visitor has one limit at two servers together, and waits no longer after refused attempts', async () => {
  const clock = stillClock()
  const first = openEndpoint({ RATE_LIMIT_ADDRESS: '3/600' }, clock)
  const second = first.reopen()
  for (let sent = 0; sent < 3; sent += 1) expect((await first.send()).status).toBe(201)
  clock.time += 4 * minute
  for (let sent = 0; sent < 5; sent += 1) {
    const refused = await second.send()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('360')
  }
  clock.time += 6 * minute
  expect((await second.send()).status).toBe(201)
})
