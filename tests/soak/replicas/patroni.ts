import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { temporaryFolder } from '../../support/folders.ts'
import { freePort, isInstalled } from '../../support/host.ts'
import { account, findPostgres } from '../../support/postgres.ts'

export const howToInstallCluster = 'apt-get install postgresql patroni etcd-server haproxy'

/** The missing programs. */
export const missingForCluster = (): string[] => [
  ...(findPostgres() ? [] : ['postgresql']),
  ...['patroni', 'etcd', 'haproxy'].filter((command) => !isInstalled(command)),
]

/** A member of the cluster: its ports and its folder. */
export type Member = { name: string; port: number; rest: number; folder: string }
type Role = 'master' | 'sync_standby' | 'replica'

/** Timeout of a complete cluster, in milliseconds. */
const patience = 180_000

/**
 * Starts three PostgreSQL servers on loopback under Patroni and etcd, one of the two standbys
 * synchronous, and haproxy, which forwards to the primary. `stop` ends and removes all of it.
 */
export async function startCluster() {
  const owner = account()
  const folder = temporaryFolder('cluster')
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

  /** The members by role, as any running member reports them. */
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

  /** Waits until all three members have their roles. */
  async function whole(): Promise<{ primary: Member; standby: Member }> {
    const end = performance.now() + patience
    for (;;) {
      const known = await roles()
      const [primary, standby] = [known.get('master'), known.get('sync_standby')]
      if (primary && standby && known.has('replica')) return { primary, standby }
      if (performance.now() > end) throw new Error(`incomplete cluster: ${[...known.keys()]}`)
      await wait(250)
    }
  }

  async function stop(): Promise<void> {
    for (const { name, folder: place } of members) kill(name, place)
    for (const child of running.values()) child.kill('SIGKILL')
    await wait(500)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }

  /** Kills Patroni and its PostgreSQL, as when their machine fails. */
  function kill(name: string, place: string): void {
    running.get(name)?.kill('SIGKILL')
    try {
      const [pid] = readFileSync(join(place, 'data/postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has not started, or has exited.
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

type Place = { members: Member[]; etcdPort: number; proxyPort: number; bin: string }

/** `ttl`: the shortest that Patroni accepts, in seconds; a lost primary is replaced after it. */
const dcs = {
  ttl: 20,
  loop_wait: 1,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  // An acknowledged commit is on two machines, if there are two.
  synchronous_mode: true,
}

/** The configuration files of the cluster, by name. Patroni reads JSON as YAML. */
export function clusterFiles({ members, etcdPort, proxyPort, bin }: Place): Record<string, string> {
  const configurations = members.map((member) => {
    const text = JSON.stringify(patroniConfiguration(member, etcdPort, bin), null, 2)
    return [`${member.name}.json`, text]
  })
  return {
    ...Object.fromEntries(configurations),
    'haproxy.cfg': proxyConfiguration(members, proxyPort),
  }
}

function patroniConfiguration({ name, port, rest, folder }: Member, etcd: number, bin: string) {
  const everyone = ['local all all trust', 'host all all 127.0.0.1/32 trust']
  return {
    scope: 'mercan',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...dcs,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir: bin,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'loopback' },
        replication: { username: 'replicator', password: 'loopback' },
        rewind: { username: 'rewinder', password: 'loopback' },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [...everyone, 'host replication all 127.0.0.1/32 trust'],
    },
  }
}

/** Forwards to the primary and cuts connections to other members. */
const proxyConfiguration = (members: Member[], port: number) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port: own, rest }) => `  server ${name} 127.0.0.1:${own} check port ${rest}`).join('\n')}
`
