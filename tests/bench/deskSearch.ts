import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import type { SearchQuery } from '../../src/desk/contract/contract.ts'
import { createStore, type RequestStore } from '../../src/server/storage/store.ts'
import { withFolder } from '../support/folders.ts'
import { type Benchmark, percentiles } from './benchmark.ts'

const rows = 10_000
const times = 20

const first = ['Ayşe', 'İbrahim', 'Gülşen', 'Işıl', 'Çağla', 'Ömer', 'Ümit', 'Hüseyin']
const last = ['Yılmaz', 'Şığoğlu', 'Çağlar', 'Öztürk', 'Ağaoğlu', 'İnce']

/** Searches of the reception by description. */
const searches: [what: string, wanted: Partial<SearchQuery>][] = [
  ['a letter', { q: 'a' }],
  ['a name in capitals', { q: 'IBRAHIM SIGOGLU' }],
  ['a name without dots', { q: 'ozturk cagla' }],
  ['two beginnings', { q: 'gül ça' }],
  ['a name and a status', { q: 'ışıl', standing: 'new' }],
  ['the beginning of a phone', { q: '0532' }],
  ['the end of a phone', { q: '4567' }],
  ['no match', { q: 'zzz' }],
  ['a status alone', { standing: 'new' }],
]

/** Fills a store in one transaction. */
async function fillStore(store: RequestStore, file: string): Promise<void> {
  await store.check()
  const client = createClient({ url: pathToFileURL(file).href })
  const statements = Array.from({ length: rows }, (_, at) => {
    const digits = `532${String((at * 7919) % 10_000_000).padStart(7, '0')}`
    return {
      sql: `INSERT INTO requests (id, reference, name, phone, phone_key, doctor, request, received_at, source, unlisted)
        VALUES (?, ?, ?, ?, ?, '', 'Muayene', ?, 'json', 0)`,
      args: [
        `${at}`,
        `${at}`.padStart(6, '0').replace(/^.../, '$&-'),
        `${first[at % first.length]} ${last[at % last.length]}`,
        `0${digits}`,
        digits,
        new Date(Date.UTC(2026, 5, 1) + at * 60_000).toISOString(),
      ],
    }
  })
  await client.batch(statements, 'write')
  client.close()
}

/** Latency of the desk's search over 10,000 requests. */
export const deskSearchBenchmark: Benchmark = {
  name: 'desk-search',
  run: () =>
    withFolder('search', async (folder) => {
      const file = join(folder, 'requests.db')
      const store = createStore({ url: pathToFileURL(file).href, file })
      try {
        await fillStore(store, file)
        return await measure(store)
      } finally {
        await store.close()
      }
    }),
}

async function measure(store: RequestStore): Promise<string[]> {
  const nothing: SearchQuery = { q: '', standing: '', doctor: '', request: '', day: '' }
  async function time(wanted: Partial<SearchQuery>) {
    const start = performance.now()
    const { total } = await store.desk.search({ ...nothing, ...wanted }, 0, 'Europe/Istanbul')
    return { ms: performance.now() - start, total }
  }
  const { ms } = await time({ q: 'a' })
  const lines = [`the first after a start, which indexes all names: ${Math.round(ms)} ms`]
  const all: number[] = []
  for (const [what, wanted] of searches) {
    const taken: number[] = []
    let found = 0
    for (let count = 0; count < times; count += 1) {
      const { ms: each, total } = await time(wanted)
      taken.push(each)
      found = total
    }
    all.push(...taken)
    const { p50, p95 } = percentiles(taken)
    lines.push(`${what}, ${found} found: p50 ${p50}, p95 ${p95} ms`)
  }
  const { p50, p95, max } = percentiles(all)
  return [...lines, `all: p50 ${p50}, p95 ${p95}, max ${max} ms`]
}
