import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { createServer } from '../../src/host/index.ts'
import { databasePlace } from '../../src/server/storage/database.ts'
import { laterDay } from '../../src/shared/formats/opening.ts'
import { letIn } from '../support/deskSessions.ts'
import { addDesk, copyClinic } from '../support/folders.ts'
import { type Benchmark, percentiles } from './benchmark.ts'

const rows = 10_000
const times = 200

/** Bookings with their acts, `daily` a day from `first` on, in one transaction. */
async function fill(file: string, first: string, daily: number): Promise<void> {
  const client = createClient({ url: pathToFileURL(file).href })
  const statements = Array.from({ length: rows }, (_, at) => {
    const day = laterDay(first, Math.floor(at / daily))
    const minutes = 9 * 60 + 5 * (at % Math.min(daily, 150))
    const time = new Date(minutes * 60_000).toISOString().slice(11, 16)
    const args = {
      id: `${at}`,
      at: `${day}T${time}`,
      doctor: ['selin-ardic', 'kerem-yaliner'][at % 2] ?? '',
    }
    return [
      {
        sql: `INSERT INTO requests (id, reference, name, phone, phone_number, doctor, request,
            received_at, source, unlisted, status, version, appointment_at, appointment_doctor,
            appointment_minutes)
          VALUES (:id, 'R' || :id, 'Hasta ' || :id, '0532 ' || (1000000 + :id),
            '+90532' || (1000000 + :id), '', '', '2026-01-01T10:00:00.000Z', 'json', 0, 'booked', 1,
            :at, :doctor, 30)`,
        args,
      },
      {
        sql: `INSERT INTO acts (request_id, staff_id, at, act, before)
          VALUES (:id, '', '2026-01-01T10:00:00.000Z', 'booked', '{"status":"new"}')`,
        args: { id: args.id },
      },
    ]
  })
  await client.batch(statements.flat(), 'write')
  client.close()
}

async function measure(daily: number): Promise<string> {
  const { root, remove } = copyClinic()
  addDesk(root)
  const server = createServer({ root, env: {}, log: () => {} })
  try {
    const secret = await letIn(server.store, 'Bench', 'reception')
    const first = new Date().toISOString().slice(0, 10)
    await fill(databasePlace(root, {}).file ?? '', first, daily)
    const taken: number[] = []
    for (let count = 0; count < times; count += 1) {
      const day = laterDay(first, count % Math.ceil(rows / daily))
      const headers = { Cookie: `__Host-desk=${secret}` }
      const request = new Request(`http://localhost:4340/yonetim/api/day?day=${day}`, { headers })
      const start = performance.now()
      const response = await server.fetch(request, {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      })
      const { total } = await response.json()
      taken.push(performance.now() - start)
      if (total !== Math.min(daily, rows)) throw new Error(`${total} appointments on ${day}`)
    }
    const { p50, p95, max } = percentiles(taken)
    return `10,000 bookings, ${daily} a day: p50 ${p50}, p95 ${p95}, max ${max} ms`
  } finally {
    await server.close()
    remove()
  }
}

/** Latency of the day's answer. */
export const deskDayBenchmark: Benchmark = {
  name: 'desk-day',
  run: async () => [await measure(40), await measure(10_000)],
}
