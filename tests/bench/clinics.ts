import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { hostHealth } from '../../src/shared/publicRoutes.ts'
import { type RunningClinic, unlimited, withClinic } from '../soak/clinic.ts'
import { atOnce } from '../soak/visitors.ts'
import { copyClinic } from '../support/clinicCopy.ts'
import type { ServerProcess } from '../support/serverProcess.ts'
import { fillForm, keepAlive, post } from '../support/visitor.ts'
import { type Benchmark, percentiles } from './benchmark.ts'

const count = 50
const noLimits = Object.entries(unlimited)
  .map((each) => each.join('='))
  .join('\n')
/** In each of ten turns, so many pages and requests, by so many visitors at once. */
const turns = 10
const pages = 150
const posts = 75
const visitors = 10

/** A process under measure, and the names it answers under. */
type Measured = { server: ServerProcess; origin: string; hosts: string[]; startMs: number }
type Times = { page: number[]; post: number[] }

/** Fifty clinics in one process beside one alone: start, memory, and how long their visitors wait. */
export const clinicsBenchmark: Benchmark = {
  name: 'clinics',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'mercan-clinics-'))
    const hosts = Array.from({ length: count }, (_, number) => `clinic-${number}.example`)
    for (const host of hosts) {
      const { root } = copyClinic()
      writeFileSync(join(root, 'env'), noLimits)
      renameSync(root, join(folder, host))
    }
    try {
      return await withClinic({}, async (clinic) => {
        const one = await start(clinic, unlimited, ['localhost'])
        return compare(one, await start(clinic, { CLINIC: '', CLINICS: folder }, hosts))
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Resolves when all of its clinics are open. */
async function start(
  clinic: RunningClinic,
  env: Record<string, string>,
  hosts: string[],
): Promise<Measured> {
  const begun = performance.now()
  const { server, origin } = await clinic.start(env)
  for (let open = 0; open < hosts.length && hosts.length > 1; await wait(20)) {
    const health = await fetch(`${origin}/api/health`)
    open = v.parse(hostHealth, await health.json()).open
  }
  return { server, origin, hosts, startMs: Math.round(performance.now() - begun) }
}

async function compare(one: Measured, many: Measured): Promise<string[]> {
  const atRest = [memoryOf(one), memoryOf(many)]
  const agent = keepAlive()
  const times = [one, many].map((): Times => ({ page: [], post: [] }))
  // The first of each is slower than all others.
  for (const each of [one, many]) await visit(agent, each, { page: [], post: [] }, count)
  for (let turn = 0; turn < turns; turn += 1)
    for (const [at, each] of [one, many].entries())
      await visit(agent, each, times[at] as Times, pages)
  agent.destroy()
  const inUse = [memoryOf(one), memoryOf(many)]
  const beside = (what: string, unit: string, [alone = 0, all = 0]: number[]) =>
    `${what}: ${alone} ${unit} alone, ${all} ${unit} with ${count}: ${(all / alone).toFixed(2)}`
  const figures = (kind: keyof Times) => times.map((each) => percentiles(each[kind]))
  const lines = (['page', 'post'] as const).flatMap((kind) => [
    beside(
      `${kind}, p50`,
      'ms',
      figures(kind).map(({ p50 }) => p50),
    ),
    beside(
      `${kind}, p99`,
      'ms',
      figures(kind).map(({ p99 }) => p99),
    ),
  ])
  return [
    beside('from its start until all are open', 'ms', [one.startMs, many.startMs]),
    beside('memory at rest (RSS)', 'MB', atRest),
    beside('memory in use (RSS)', 'MB', inUse),
    ...lines,
  ]
}

/** Visitors who read pages, and send half as many requests, of all its clinics in turn. */
async function visit(agent: Agent, { origin, hosts }: Measured, times: Times, reads: number) {
  await atOnce(visitors, reads, async (number) => {
    times.page.push(await timed(() => read(agent, origin, hosts[number % hosts.length] ?? '')))
  })
  await atOnce(visitors, Math.round((reads * posts) / pages), async (number) => {
    const { name, phone, key } = fillForm(`Hasta ${number}`, String(number))
    const body = JSON.stringify({ name, phone, doctor: '', request: '' })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const Host = hosts[number % hosts.length] ?? ''
    const send = () => post(agent, origin, body, { ...headers, Host })
    times.post.push(
      await timed(async () => {
        const { status } = await send()
        if (status !== 201) throw new Error(`${Host} answered ${status}`)
      }),
    )
  })
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const read = (agent: Agent, origin: string, Host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(`${origin}/randevu`, { agent, headers: { Host } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${Host} answered ${response.statusCode}`))
      response.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })

/** Of the process alone, in megabytes. */
function memoryOf({ server }: Measured): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024)
}
