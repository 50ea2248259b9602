import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { temporaryFolder } from '../../support/folders.ts'
import { freePort, isInstalled } from '../../support/host.ts'
import { account, findPostgres } from '../../support/postgres.ts'
import { must } from '../proof.ts'
import { clusterFiles, type Member } from './patroniFiles.ts'

export type Cluster = Awaited<ReturnType<typeof startCluster>>
type Role = 'leader' | 'sync_standby' | 'replica'

/** Milliseconds for a cluster to become whole, and again after nodes were copied anew. */
const patience = 180_000

/**
 * Starts three PostgreSQL servers on loopback under Patroni and etcd, one of the two standbys
 * synchronous, and haproxy, which forwards to the primary. `stop` ends and removes all of it.
 */
export async function startCluster(isFormer: boolean) {
  const bin = findPostgres() ?? ''
  const missing = ['patroni', 'etcd', 'haproxy'].filter((command) => !isInstalled(command))
  const packages = 'postgresql patroni python3-etcd etcd-server haproxy'
  must(bin !== '' && missing.length === 0, `Programs are missing: apt-get install ${packages}`)
  const owner = account()
  const folder = temporaryFolder('cluster')
  const own = (path: string) => owner.uid && chownSync(path, owner.uid, owner.gid ?? owner.uid)
  own(folder)
  const [etcdPort = 0, etcdPeer = 0, proxyPort = 0, ...free] = await Promise.all(
    Array.from({ length: 18 }, freePort),
  )
  const members = [0, 1, 2].map((at): Member => {
    const [port = 0, rest = 0, ...wired] = free.slice(5 * at)
    const wire = {
      name: `wire${at}`,
      port: wired[0] ?? 0,
      rest: wired[1] ?? 0,
      etcd: wired[2] ?? 0,
    }
    return { name: `db${at}`, folder: join(folder, `db${at}`), port, rest, wire }
  })
  const files = clusterFiles({ members, etcdPort, proxyPort, bin }, isFormer)
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
    own(join(folder, name))
  }

  const at = (port: number) => `http://127.0.0.1:${port}`
  const proxy = (name: string) => ['haproxy', '-db', '-f', join(folder, `${name}.cfg`)]
  const commands: Record<string, string[]> = {
    etcd: [
      ...['etcd', '--enable-v2', '--name', 'one', '--data-dir', join(folder, 'etcd')],
      ...['--listen-client-urls', at(etcdPort), '--advertise-client-urls', at(etcdPort)],
      ...['--listen-peer-urls', at(etcdPeer), '--initial-advertise-peer-urls', at(etcdPeer)],
      ...['--initial-cluster', `one=${at(etcdPeer)}`],
    ],
    haproxy: proxy('haproxy'),
  }
  for (const { name, folder: place, wire } of members) {
    mkdirSync(place, { mode: 0o700 })
    own(place)
    commands[wire.name] = proxy(wire.name)
    commands[name] = ['patroni', join(folder, `${name}.json`)]
  }
  const running = new Map<string, ChildProcess>()
  const pid = (name: string): number => running.get(name)?.pid ?? 0

  function start(name: string): void {
    const [command = '', ...args] = commands[name] ?? []
    running.set(name, spawn(command, args, { ...owner, cwd: folder, stdio: 'ignore' }))
  }
  for (const name of Object.keys(commands)) start(name)

  /** Kills a program; resolves when it has ended. */
  async function halt(name: string): Promise<void> {
    const child = running.get(name)
    const ended = child && once(child, 'exit')
    child?.kill('SIGKILL')
    await ended
  }

  /** The members that follow the leader's timeline, as any running member reports them. */
  async function roles(): Promise<Map<string, Role>> {
    for (const { rest } of members) {
      const signal = AbortSignal.timeout(2000)
      const answer = await fetch(`${at(rest)}/cluster`, { signal }).catch(() => undefined)
      if (!answer?.ok) continue
      type Known = { name: string; role: Role; state: string; timeline?: number }
      const { members: known } = (await answer.json()) as { members: Known[] }
      const timeline = known.find(({ role }) => role === 'leader')?.timeline
      const well = known.filter((each) => /^(running|streaming)$/.test(each.state))
      const following = well.filter((each) => each.timeline === timeline)
      return new Map(following.map(({ name, role }) => [name, role]))
    }
    return new Map()
  }

  /** Waits until all members have their roles; prints and runs what mends one that has none in the end. */
  async function whole(): Promise<{ primary: Member; standby: Member }> {
    let end = performance.now() + patience
    for (let isMended = false; ; await wait(250)) {
      const known = await roles()
      const [primary, standby] = (['leader', 'sync_standby'] as const).map((role) =>
        members.find(({ name }) => known.get(name) === role),
      )
      if (primary && standby && known.size === members.length) return { primary, standby }
      if (performance.now() < end) continue
      must(!isMended && primary !== undefined, `incomplete cluster: ${[...known].join(' ')}`)
      for (const { name, rest } of members.filter((member) => !known.has(member.name))) {
        console.log(`      ${name} does not follow the primary: patronictl reinit mercan ${name}`)
        await fetch(`${at(rest)}/reinitialize`, { method: 'POST', body: '{"force":true}' })
      }
      isMended = true
      end = performance.now() + patience
    }
  }

  /** The processes of a member: Patroni, and its PostgreSQL if it runs. */
  function processes({ name, folder: place }: Member): number[] {
    try {
      const first = Number.parseInt(readFileSync(join(place, 'data/postmaster.pid'), 'utf8'), 10)
      const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8')
      return [pid(name), first, ...children.split(' ').filter(Boolean).map(Number)]
    } catch {
      return [pid(name)]
    }
  }

  async function stop(): Promise<void> {
    for (const member of members) signal(processes(member), 'KILL')
    for (const child of running.values()) child.kill('SIGKILL')
    await wait(500)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }

  /** Queries a member without the proxy. */
  async function ask({ port }: Member, sql: string, database = 'clinic') {
    const client = new Client({ connectionString: urlOf(port, database) })
    await client.connect()
    return (await client.query(sql).finally(() => client.end())).rows
  }

  try {
    await ask((await whole()).primary, 'CREATE DATABASE clinic', 'postgres')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: urlOf(proxyPort, 'clinic'),
    members,
    whole,
    roles,
    ask,
    pid,
    processes,
    start,
    halt,
    /** Kills a member, as when its machine fails. */
    async lose(member: Member): Promise<void> {
      const pids = processes(member)
      await halt(member.name)
      signal(pids, 'KILL')
    },
    stop,
  }
}

/** Signals each process that still runs. */
export const signal = (pids: readonly number[], name: 'KILL' | 'STOP' | 'CONT'): void =>
  void spawnSync('kill', ['-s', name, ...pids.filter(Boolean).map(String)])

const urlOf = (port: number, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
