import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort, isInstalled } from '../hosting/host.ts'
import { clusterFiles } from './patroniFiles.ts'
import { account, findPostgres } from './postgres.ts'

export const howToInstallCluster = 'apt-get install postgresql patroni etcd-server haproxy'

/** What of it is not on this machine. */
export const missingForCluster = (): string[] => [
  ...(findPostgres() ? [] : ['postgresql']),
  ...['patroni', 'etcd', 'haproxy'].filter((command) => !isInstalled(command)),
]

/** A member of the cluster: its ports and where it stands. */
export type Member = { name: string; port: number; rest: number; folder: string }
type Role = 'master' | 'sync_standby' | 'replica'

/** How long a cluster may take to be what is awaited of it, in milliseconds. */
const patience = 180_000

/**
 * Three PostgreSQL servers on loopback, kept by Patroni with etcd, one of the two standbys
 * synchronous, and haproxy in front, which leads to the primary. In a temporary folder;
 * `stop` ends and removes all of it.
 */
export async function startCluster() {
  const owner = account()
  const folder = mkdtempSync(join(tmpdir(), 'mercan-cluster-'))
  const own = (path: string) => owner.uid && chownSync(path, owner.uid, owner.gid ?? owner.uid)
  own(folder)
  const ports = await Promise.all(Array.from({ length: 9 }, freePort))
  const [etcdPort = 0, etcdPeer = 0, proxyPort = 0, ...rest] = ports
  const members = [0, 1, 2].map((at): Member => {
    const member = { name: `db${at}`, port: rest[at] ?? 0, rest: rest[at + 3] ?? 0 }
    return { ...member, folder: join(folder, member.name) }
  })
  const running = new Map<string, ChildProcess>()

  function run(name: string, command: string, args: string[]): void {
    const child = spawn(command, args, { ...owner, cwd: folder, stdio: 'ignore' })
    running.set(name, child)
  }
  const startMember = ({ name }: Member) => run(name, 'patroni', [join(folder, `${name}.json`)])

  const files = clusterFiles({ members, etcdPort, proxyPort, bin: findPostgres() ?? '' })
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
    own(join(folder, name))
  }
  const at = (port: number) => `http://127.0.0.1:${port}`
  run('etcd', 'etcd', [
    ...['--name', 'one', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', at(etcdPort), '--advertise-client-urls', at(etcdPort)],
    ...['--listen-peer-urls', at(etcdPeer), '--initial-advertise-peer-urls', at(etcdPeer)],
    ...['--initial-cluster', `one=${at(etcdPeer)}`],
  ])
  for (const member of members) {
    mkdirSync(member.folder, { mode: 0o700 })
    own(member.folder)
    startMember(member)
  }
  run('haproxy', 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')])

  /** Who is what now, as any living member says. */
  async function roles(): Promise<Map<Role, Member>> {
    for (const { rest: port } of members) {
      const answer = await fetch(`${at(port)}/cluster`).catch(() => undefined)
      if (!answer?.ok) continue
      const { members: known } = (await answer.json()) as {
        members: { name: string; role: string; state: string }[]
      }
      return new Map(
        known
          .filter(({ state }) => state === 'running' || state === 'streaming')
          .map(({ name, role }) => {
            const member = members.find((each) => each.name === name) as Member
            return [(role === 'leader' ? 'master' : role) as Role, member]
          }),
      )
    }
    return new Map()
  }

  /** Resolves to the members once there is a primary with a synchronous standby, and the third too. */
  async function whole(): Promise<{ primary: Member; standby: Member }> {
    const end = performance.now() + patience
    for (;;) {
      const known = await roles()
      const [primary, standby] = [known.get('master'), known.get('sync_standby')]
      if (primary && standby && known.has('replica')) return { primary, standby }
      if (performance.now() > end) throw new Error(`the cluster is not whole: ${[...known.keys()]}`)
      await wait(250)
    }
  }

  async function stop(): Promise<void> {
    for (const { name, folder: place } of members) kill(name, place)
    for (const child of running.values()) child.kill('SIGKILL')
    await wait(500)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }

  /** At once, without order, as when the machine is lost: Patroni and its PostgreSQL. */
  function kill(name: string, place: string): void {
    running.get(name)?.kill('SIGKILL')
    try {
      const [pid] = readFileSync(join(place, 'data/postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has not begun, or has ended.
    }
  }

  try {
    const { primary } = await whole()
    const client = new Client({ connectionString: urlOf(primary.port, 'postgres') })
    await client.connect()
    await client.query('CREATE DATABASE clinic')
    await client.end()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: urlOf(proxyPort, 'clinic'),
    whole,
    /** Kills a member; resolves when its processes have ended. */
    async lose({ name, folder: place }: Member): Promise<void> {
      const child = running.get(name)
      const ended = child && once(child, 'exit')
      kill(name, place)
      await ended
    },
    startAgain: startMember,
    stop,
  }
}

const urlOf = (port: number, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
