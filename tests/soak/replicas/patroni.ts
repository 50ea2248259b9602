import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { temporaryFolder } from '../../support/folders.ts'
import { freePort, isInstalled } from '../../support/host.ts'
import { account, findPostgres } from '../../support/postgres.ts'
import { must } from '../proof.ts'
import { startLink } from './link.ts'
import { clusterFiles, type Member, type Stack } from './patroniFiles.ts'

export const howToInstallCluster =
  'apt-get install postgresql patroni python3-etcd etcd-server haproxy'

/** The missing programs. */
export const missingForCluster = (): string[] => [
  ...(findPostgres() ? [] : ['postgresql']),
  ...['patroni', 'etcd', 'haproxy'].filter((command) => !isInstalled(command)),
]

type Role = 'leader' | 'sync_standby' | 'replica'
export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Milliseconds for a cluster to become whole, and again after its nodes were made anew. */
const patience = 180_000

/**
 * Starts three PostgreSQL servers on loopback under Patroni and etcd, one of the two standbys
 * synchronous, and haproxy, which forwards to the primary. `stop` ends and removes all of it.
 */
export async function startCluster(stack: Stack) {
  const owner = account()
  const folder = temporaryFolder('cluster')
  const own = (path: string) => owner.uid && chownSync(path, owner.uid, owner.gid ?? owner.uid)
  own(folder)
  const [etcdPort = 0, etcdPeer = 0, proxyPort = 0, ...free] = await Promise.all(
    Array.from({ length: 9 }, freePort),
  )
  const members = await Promise.all([0, 1, 2].map(makeMember))
  const running = new Map<string, ChildProcess>()
  const commands = new Map<string, string[]>()

  async function makeMember(at: number) {
    const [port = 0, rest = 0] = free.slice(2 * at)
    const links = {
      port: await startLink(port),
      rest: await startLink(rest),
      etcd: await startLink(etcdPort),
    }
    const reached = { port: links.port.port, rest: links.rest.port, etcd: links.etcd.port }
    const member: Member = {
      name: `db${at}`,
      folder: join(folder, `db${at}`),
      port,
      rest,
      links: reached,
    }
    return { ...member, cable: Object.values(links) }
  }

  function start(name: string): void {
    const [command = '', ...args] = commands.get(name) ?? []
    running.set(name, spawn(command, args, { ...owner, cwd: folder, stdio: 'ignore' }))
  }

  /** Kills a program; resolves when it has ended. */
  async function halt(name: string): Promise<void> {
    const child = running.get(name)
    const ended = child && once(child, 'exit')
    child?.kill('SIGKILL')
    await ended
  }

  const files = clusterFiles({ members, proxyPort, bin: findPostgres() ?? '' }, stack)
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
    own(join(folder, name))
  }
  const at = (port: number) => `http://127.0.0.1:${port}`
  commands.set('etcd', [
    ...['etcd', '--enable-v2', '--name', 'one', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', at(etcdPort), '--advertise-client-urls', at(etcdPort)],
    ...['--listen-peer-urls', at(etcdPeer), '--initial-advertise-peer-urls', at(etcdPeer)],
    ...['--initial-cluster', `one=${at(etcdPeer)}`],
  ])
  for (const { name, folder: place } of members) {
    mkdirSync(place, { mode: 0o700 })
    own(place)
    commands.set(name, ['patroni', join(folder, `${name}.json`)])
  }
  commands.set('haproxy', ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')])
  for (const name of commands.keys()) start(name)

  /** The members that follow the leader's timeline, with their roles, as any running member reports them. */
  async function roles(): Promise<{ role: Role; member: Member }[]> {
    for (const { rest: port } of members) {
      const signal = AbortSignal.timeout(2000)
      const answer = await fetch(`${at(port)}/cluster`, { signal }).catch(() => undefined)
      if (!answer?.ok) continue
      const { members: known } = (await answer.json()) as {
        members: { name: string; role: Role; state: string; timeline?: number }[]
      }
      const leader = known.find(({ role }) => role === 'leader')
      return known
        .filter(({ state }) => state === 'running' || state === 'streaming')
        .filter(({ timeline }) => timeline === leader?.timeline)
        .flatMap(({ name, role }) =>
          members.filter((each) => each.name === name).map((member) => ({ role, member })),
        )
    }
    return []
  }

  /** Waits until all members have their roles; makes those anew that have none in the end, and prints how. */
  async function whole(): Promise<{ primary: Member; standby: Member }> {
    let end = performance.now() + patience
    for (let isMended = false; ; ) {
      const known = await roles()
      const [primary, standby] = (['leader', 'sync_standby'] as const).map(
        (role) => known.find((each) => each.role === role)?.member,
      )
      if (primary && standby && known.length === members.length) return { primary, standby }
      if (performance.now() > end) {
        must(
          !isMended && primary !== undefined,
          `incomplete cluster: ${known.map(({ role }) => role)}`,
        )
        const isWell = (name: string) => known.some(({ member }) => member.name === name)
        for (const { name } of members.filter((member) => !isWell(member.name))) {
          const args = ['reinit', 'mercan', name, '--force']
          console.log(`      ${name} does not follow the primary: patronictl ${args.join(' ')}`)
          const configuration = join(folder, `${primary.name}.json`)
          // Not in sync: it reaches etcd through a link of this process.
          await promisify(execFile)('patronictl', ['-c', configuration, ...args])
        }
        isMended = true
        end = performance.now() + patience
      }
      await wait(250)
    }
  }

  /** The processes of a member's PostgreSQL, the first one before its children. */
  function postgres({ folder: place }: Member): number[] {
    try {
      const file = readFileSync(join(place, 'data/postmaster.pid'), 'utf8')
      const pid = Number.parseInt(file, 10)
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      return [pid, ...children.split(' ').filter(Boolean).map(Number)]
    } catch {
      // It has not started, or has exited.
      return []
    }
  }

  /** Kills Patroni and its PostgreSQL, as when their machine fails. */
  async function lose(member: Member): Promise<void> {
    const pids = postgres(member)
    await halt(member.name)
    signal(pids, 'SIGKILL')
  }

  async function stop(): Promise<void> {
    for (const member of members) signal(postgres(member), 'SIGKILL')
    for (const child of running.values()) child.kill('SIGKILL')
    for (const link of members.flatMap(({ cable }) => cable)) link.stop()
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
    const { primary } = await whole()
    await ask(primary, 'CREATE DATABASE clinic', 'postgres')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: urlOf(proxyPort, 'clinic'),
    members,
    whole,
    primary: async () => (await roles()).find(({ role }) => role === 'leader')?.member,
    ask,
    start,
    halt,
    lose,
    postgres,
    patroni: ({ name }: Member): number => running.get(name)?.pid ?? 0,
    /** The links of a member to everything else. */
    cable: ({ name }: Member) => members.find((member) => member.name === name)?.cable ?? [],
    stop,
  }
}

/** Signals each process that still runs. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // It has exited.
    }
}

const urlOf = (port: number, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
