import { join } from 'node:path'

/** A member of the cluster: its folder, where it listens, and the links through which others reach it and it reaches etcd. */
export type Member = {
  name: string
  folder: string
  port: number
  rest: number
  links: { port: number; rest: number; etcd: number }
}

/** How Patroni keeps the leader key, and whether a primary without a standby refuses to write. */
export type Stack = { store: 'etcd' | 'etcd3'; strict: boolean }

/** API v2 writes the leader key by compare-and-set; that of v3 overwrites it before Patroni 3.0.3. */
export const recommended: Stack = { store: 'etcd', strict: true }
export const former: Stack = { store: 'etcd3', strict: false }

type Place = { members: Member[]; proxyPort: number; bin: string }

/** The configuration files of the cluster, by name. Patroni reads JSON as YAML. */
export function clusterFiles(place: Place, stack: Stack): Record<string, string> {
  const configurations = place.members.map((member) => {
    const text = JSON.stringify(patroniConfiguration(member, place.bin, stack), null, 2)
    return [`${member.name}.json`, text]
  })
  return { ...Object.fromEntries(configurations), 'haproxy.cfg': proxyConfiguration(place) }
}

/** `ttl`: the shortest that Patroni accepts, in seconds; a lost primary is replaced after it. */
const dcs = {
  ttl: 20,
  loop_wait: 1,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  // An acknowledged commit is on two machines.
  synchronous_mode: true,
}

function patroniConfiguration(member: Member, bin: string, { store, strict }: Stack) {
  const { name, port, rest, folder, links } = member
  const everyone = ['local all all trust', 'host all all 127.0.0.1/32 trust']
  return {
    scope: 'mercan',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${links.rest}` },
    // On machines of their own: hosts, the three etcd servers. A proxy keeps Patroni on its link.
    [store]: { proxy: `http://127.0.0.1:${links.etcd}` },
    bootstrap: {
      dcs: {
        ...dcs,
        synchronous_mode_strict: strict,
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
      connect_address: `127.0.0.1:${links.port}`,
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
const proxyConfiguration = ({ members, proxyPort }: Place) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${proxyPort}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, links }) => `  server ${name} 127.0.0.1:${links.port} check port ${links.rest}`).join('\n')}
`
