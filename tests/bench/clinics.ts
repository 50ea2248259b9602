import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { hostHealth } from '../../src/shared/publicRoutes.ts'
import { type RunningClinic, unlimited, withClinic } from '../soak/clinic.ts'
import { atOnce } from '../soak/visitors.ts'
import { copyClinic, withFolder } from '../support/folders.ts'
import type { ServerProcess } from '../support/serverProcess.ts'
import { fillForm, keepAlive, sendForm } from '../support/visitor.ts'
import { type Benchmark, percentiles } from './benchmark.ts'

const count = 50
const noLimits = Object.entries(unlimited)
  .map((each) => each.join('='))
  .join('\n')
/** In each turn `visitors` read `pages` and send `posts` concurrently. */
const turns = 10
const pages = 150
const posts = 75
const visitors = 10

/** A measured process and the host names of its clinics. */
type Measured = { server: ServerProcess; origin: string; hosts: string[]; startMs: number }
type Times = { page: number[]; post: number[] }

/** Fifty clinics in one process compared with one: start, memory, latency. */
export const clinicsBenchmark: Benchmark = {
  name: 'clinics',
  run: () =>
    withFolder('clinics', (folder) => {
      const hosts = Array.from({ length: count }, (_, number) => `clinic-${number}.example`)
      for (const host of hosts) {
        const { root } = copyClinic()
        writeFileSync(join(root, 'env'), noLimits)
        renameSync(root, join(folder, host))
      }
      return withClinic({}, async (clinic) => {
        const one = await start(clinic, unlimited, ['localhost'])
        return compare(one, await start(clinic, { CLINIC: '', CLINICS: folder }, hosts))
      })
    }),
}

/** Starts a process; resolves when all of its clinics are open. */
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
  // Warms both up.
  for (const each of [one, many]) await visit(agent, each, { page: [], post: [] }, count)
  for (let turn = 0; turn < turns; turn += 1)
    for (const [at, each] of [one, many].entries())
      await visit(agent, each, times[at] as Times, pages)
  agent.destroy()
  const inUse = [memoryOf(one), memoryOf(many)]
  const beside = (what: string, unit: string, [alone = 0, all = 0]: number[]) =>
    `${what}: ${alone} ${unit} alone, ${all} ${unit} with ${count}: ${(all / alone).toFixed(2)}`
  const latency = (kind: keyof Times, share: 'p50' | 'p99') => {
    const figures = times.map((each) => percentiles(each[kind])[share])
    return beside(`${kind}, ${share}`, 'ms', figures)
  }
  return [
    beside('from its start until all are open', 'ms', [one.startMs, many.startMs]),
    beside('memory at rest (RSS)', 'MB', atRest),
    beside('memory in use (RSS)', 'MB', inUse),
    ...(['page', 'post'] as const).flatMap((kind) => [latency(kind, 'p50'), latency(kind, 'p99')]),
  ]
}

/** Visitors read pages of all clinics in turn and send half as many requests. */
async function visit(agent: Agent, { origin, hosts }: Measured, times: Times, reads: number) {
  await atOnce(visitors, reads, async (number) => {
    times.page.push(await timed(() => read(agent, origin, hosts[number % hosts.length] ?? '')))
  })
  await atOnce(visitors, Math.round((reads * posts) / pages), async (number) => {
    const form = fillForm(`Hasta ${number}`, String(number))
    const Host = hosts[number % hosts.length] ?? ''
    const send = async () => {
      const { status } = await sendForm(agent, origin, form, { Host })
      if (status !== 201) throw new Error(`${Host} answered ${status}`)
    }
    times.post.push(await timed(send))
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

/** Resident memory of the process in MB. */
function memoryOf({ server }: Measured): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024)
}
