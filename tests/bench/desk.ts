import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { createServer } from '../../src/host/index.ts'
import { databasePlace } from '../../src/server/storage/database.ts'
import { laterDay } from '../../src/shared/formats/opening.ts'
import { letIn } from '../support/deskSessions.ts'
import { addDesk, copyClinic } from '../support/folders.ts'
import { type Benchmark, percentiles } from './benchmark.ts'

const rows = 10_000
const times = 50

const names = {
  first: ['Ayşe', 'İbrahim', 'Gülşen', 'Işıl', 'Çağla', 'Ömer', 'Ümit', 'Hüseyin'],
  last: ['Yılmaz', 'Şığoğlu', 'Çağlar', 'Öztürk', 'Ağaoğlu', 'İnce'],
}

/** Searches of the reception by description. */
const searches: Record<string, Record<string, string>> = {
  'a letter': { q: 'a' },
  'a name in capitals': { q: 'IBRAHIM SIGOGLU' },
  'a name without dots': { q: 'ozturk cagla' },
  'two beginnings': { q: 'gül ça' },
  'a name and a status': { q: 'ışıl', standing: 'booked' },
  'the beginning of a phone': { q: '0532' },
  'the end of a phone': { q: '4567' },
  'three letters of a known patient': { q: 'işi' },
  'no match': { q: 'zzz' },
  'a status alone': { standing: 'booked' },
}

/** Writes bookings with their acts, `daily` a day from `first` on, in one transaction. */
async function fill(file: string, first: string, daily: number): Promise<void> {
  const client = createClient({ url: pathToFileURL(file).href })
  const statements = Array.from({ length: rows }, (_, at) => {
    const minutes = 9 * 60 + 5 * (at % Math.min(daily, 150))
    const time = new Date(minutes * 60_000).toISOString().slice(11, 16)
    const booking = {
      id: `${at}`,
      name: `${names.first[at % names.first.length]} ${names.last[at % names.last.length]}`,
      digits: `532${String((at * 7919) % 10_000_000).padStart(7, '0')}`,
      at: `${laterDay(first, Math.floor(at / daily))}T${time}`,
      doctor: ['selin-ardic', 'kerem-yaliner'][at % 2] ?? '',
    }
    return [
      {
        sql: `INSERT INTO requests (id, reference, name, phone, phone_number, doctor, request,
            received_at, source, unlisted, status, version, appointment_at, appointment_doctor,
            appointment_minutes)
          VALUES (:id, 'R' || :id, :name, '0' || :digits, '+90' || :digits, '', 'Muayene',
            '2026-01-01T10:00:00.000Z', 'json', 0, 'booked', 1, :at, :doctor, 30)`,
        args: booking,
      },
      {
        sql: `INSERT INTO acts (request_id, staff_id, at, act, before)
          VALUES (:id, '', '2026-01-01T10:00:00.000Z', 'booked', '{"status":"new"}')`,
        args: { id: booking.id },
      },
    ]
  })
  await client.batch(statements.flat(), 'write')
  client.close()
}

/** Calls `work` with a desk that has `daily` bookings a day; its argument times the answers to paths. */
async function withBookings(
  daily: number,
  work: (time: (paths: readonly string[]) => Promise<string>, first: string) => Promise<string[]>,
): Promise<string[]> {
  const { root, remove } = copyClinic()
  addDesk(root)
  const server = createServer({ root, env: {}, log: () => {} })
  try {
    const secret = await letIn(server.store, 'Bench', 'reception')
    const headers = { Cookie: `__Host-desk=${secret}` }
    const first = new Date().toISOString().slice(0, 10)
    await fill(databasePlace(root, {}).file ?? '', first, daily)
    async function time(paths: readonly string[]): Promise<string> {
      const taken: number[] = []
      for (const path of paths) {
        const request = new Request(`http://localhost:4340/yonetim/api${path}`, { headers })
        const start = performance.now()
        const response = await server.fetch(request, {
          incoming: { socket: { remoteAddress: '127.0.0.1' } },
        })
        await response.json()
        taken.push(performance.now() - start)
        if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
      }
      const { p50, p95, max } = percentiles(taken)
      return `p50 ${p50}, p95 ${p95}, max ${max} ms`
    }
    return await work(time, first)
  } finally {
    await server.close()
    remove()
  }
}

/** Latency of the day's answer, of the board's and of each search over 10,000 bookings. */
export const deskBenchmark: Benchmark = {
  name: 'desk',
  async run() {
    const many = (path: string) => Array<string>(times).fill(path)
    const spread = await withBookings(40, async (time, first) => {
      const days = Array.from({ length: times }, (_, at) => `/day?day=${laterDay(first, at)}`)
      const lines = [
        `a day of 40: ${await time(days)}`,
        `the board: ${await time(many('/board'))}`,
        `the first search after a start, which indexes all names: ${await time(['/requests?q=a'])}`,
      ]
      for (const [what, wanted] of Object.entries(searches)) {
        const path = `/requests?${new URLSearchParams(wanted)}`
        lines.push(`a search for ${what}: ${await time(many(path))}`)
      }
      return lines
    })
    const full = await withBookings(rows, async (time, first) => [
      `a day of 10,000: ${await time(many(`/day?day=${first}`))}`,
    ])
    return [...spread, ...full]
  },
}
