import { join } from 'node:path'

/** A member of the cluster. `wire`: the ports between it and all others, and the program that forwards them. */
export type Member = {
  name: string
  folder: string
  port: number
  rest: number
  wire: { name: string; port: number; rest: number; etcd: number }
}

type Place = { members: readonly Member[]; etcdPort: number; proxyPort: number; bin: string }

/**
 * The configuration files of the cluster, by name. Patroni reads JSON as YAML. `isFormer`: Patroni
 * before 3.0.3 overwrites the leader key by API v3, and a primary may write without a standby.
 */
export const clusterFiles = (place: Place, isFormer: boolean): Record<string, string> =>
  Object.fromEntries([
    ['haproxy.cfg', proxyConfiguration(place)],
    ...place.members.flatMap((member) => [
      [`${member.name}.json`, JSON.stringify(patroniConfiguration(member, place.bin, isFormer))],
      [`${member.wire.name}.cfg`, wireConfiguration(member, place.etcdPort)],
    ]),
  ])

function patroniConfiguration(member: Member, bin: string, isFormer: boolean) {
  const { name, port, rest, folder, wire } = member
  const everyone = ['local all all trust', 'host all all 127.0.0.1/32 trust']
  const parameters = { max_connections: 100, wal_log_hints: 'on' }
  const login = (username: string) => ({ username, password: 'loopback' })
  return {
    scope: 'mercan',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${wire.rest}` },
    // On machines of their own: hosts, the three etcd servers. A proxy keeps Patroni on its wire.
    [isFormer ? 'etcd3' : 'etcd']: { proxy: `http://127.0.0.1:${wire.etcd}` },
    bootstrap: {
      dcs: {
        // Seconds, the fewest that Patroni accepts; a lost primary is replaced after it.
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        // An acknowledged commit is on two machines; strict: never on one alone.
        synchronous_mode: true,
        synchronous_mode_strict: !isFormer,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${wire.port}`,
      data_dir: join(folder, 'data'),
      bin_dir: bin,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: login('postgres'),
        replication: login('replicator'),
        rewind: login('rewinder'),
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [...everyone, 'host replication all 127.0.0.1/32 trust'],
    },
  }
}

const proxyHead = `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
`

/** Forwards to the primary and cuts connections to other members. */
const proxyConfiguration = ({ members, proxyPort }: Place) => `${proxyHead}
listen primary
  bind 127.0.0.1:${proxyPort}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, wire }) => `  server ${name} 127.0.0.1:${wire.port} check port ${wire.rest}\n`).join('')}`

/** Stopped, it holds every byte back without a word, as a pulled cable. */
const wireConfiguration = ({ port, rest, wire }: Member, etcd: number): string => {
  const ways = Object.entries({ [wire.port]: port, [wire.rest]: rest, [wire.etcd]: etcd })
  const listen = ([from, to]: [string, number]) =>
    `listen ${from}\n  bind 127.0.0.1:${from}\n  server end 127.0.0.1:${to}\n`
  return proxyHead + ways.map(listen).join('')
}
