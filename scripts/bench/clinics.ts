import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyClinic } from '../prove/endpoint/clinicCopy.ts'
import { percentiles } from '../prove/endpoint/load.ts'
import { type ServerProcess, startServer } from '../prove/endpoint/serverProcess.ts'
import { fillForm, keepAlive, post } from '../prove/endpoint/visitor.ts'
import type { Benchmark } from './benchmark.ts'

const count = 50
const env = { RATE_LIMIT_ADDRESS: 'off', RATE_LIMIT_PHONE: 'off' }
const unlimited = Object.entries(env)
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
      writeFileSync(join(root, 'env'), unlimited)
      renameSync(root, join(folder, host))
    }
    const alone = copyClinic()
    const running: Measured[] = []
    try {
      const one = await start(() => startServer(alone.root, env), ['localhost'])
      running.push(one)
      const many = await start(() => startServer('', { CLINICS: folder }), hosts)
      running.push(many)
      return await compare(one, many)
    } finally {
      for (const { server } of running) server.kill('SIGKILL')
      await Promise.all(running.map(({ server }) => server.stopped()))
      alone.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Resolves when all of its clinics are open. */
async function start(run: () => ServerProcess, hosts: string[]): Promise<Measured> {
  const begun = performance.now()
  const server = run()
  const origin = await server.ready()
  for (let open = 0; open < hosts.length && hosts.length > 1; await wait(20)) {
    const health = await fetch(`${origin}/api/health`)
    open = (await health.json()).open
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
  await atOnce(reads, async (number) => {
    times.page.push(await timed(() => read(agent, origin, hosts[number % hosts.length] ?? '')))
  })
  await atOnce(Math.round((reads * posts) / pages), async (number) => {
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

async function atOnce(times: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const visitor = async () => {
    while (next < times) await work(next++)
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
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
