import { unlimited, withClinic } from '../soak/clinic.ts'
import { withReplicas } from '../soak/replicas/replicas.ts'
import { visitAll } from '../soak/visitors.ts'
import { findPostgres, howToInstall } from '../support/postgres.ts'
import type { Benchmark } from './benchmark.ts'

const token = 'figures-of-a-benchmark'
const env = { ...unlimited, METRICS_TOKEN: token }
/** Two cores store less than 400 a second; the last crowd posts as fast as it receives responses. */
const crowds = [
  { name: '40 visitors, a post a second each', visitors: 40, everyMs: 1000 },
  { name: '400 visitors, a post a second each', visitors: 400, everyMs: 1000 },
  { name: '50 visitors, the next post after each response', visitors: 50, everyMs: 1 },
]
const forMs = 15_000

/** Posts a second that one process on SQLite and two on PostgreSQL store. */
export const databasesBenchmark: Benchmark = {
  name: 'databases',
  async run() {
    const lines: string[] = []
    await withClinic(env, async ({ start }) => {
      const { origin } = await start()
      for (const crowd of crowds) lines.push(`SQLite, ${await measure([origin], crowd)}`)
    })
    if (!findPostgres()) return [...lines, `PostgreSQL is missing: ${howToInstall}`]
    await withReplicas(async (replicas) => {
      const origins = [(await replicas.start(env)).origin, (await replicas.start(env)).origin]
      for (const crowd of crowds)
        lines.push(`PostgreSQL, two processes, ${await measure(origins, crowd)}`)
    })
    return lines
  },
}

async function measure(
  origins: string[],
  { name, visitors, everyMs }: (typeof crowds)[number],
): Promise<string> {
  const before = await retriesOf(origins)
  const start = performance.now()
  const isOver = () => performance.now() - start > forMs
  const { figures } = await visitAll(() => origins, { visitors, everyMs, forMs: isOver })
  const { posts, refused, p50, p99 } = figures
  const perSecond = Math.round((posts / (performance.now() - start)) * 10_000) / 10
  const retries = (await retriesOf(origins)) - before
  return `${name}: ${perSecond}/s stored; ms p50 ${p50}, p99 ${p99}; ${retries} retries of database statements, ${refused} responses 5xx`
}

/** Retries of database statements, summed over all processes. */
async function retriesOf(origins: string[]): Promise<number> {
  const counts = origins.map(async (origin) => {
    const headers = { Authorization: `Bearer ${token}` }
    const text = await (await fetch(`${origin}/metrics`, { headers })).text()
    const figures = text.matchAll(/^mercan_database_retries_total\{.*\} (\d+)$/gm)
    return [...figures].reduce((sum, [, count]) => sum + Number(count), 0)
  })
  return (await Promise.all(counts)).reduce((sum, each) => sum + each, 0)
}
