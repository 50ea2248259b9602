import { join } from 'node:path'
import type { Member } from './patroni.ts'

type Place = { members: Member[]; etcdPort: number; proxyPort: number; bin: string }

/** Seconds: the shortest that Patroni takes for `ttl`; a primary that is lost is replaced after it. */
const dcs = {
  ttl: 20,
  loop_wait: 1,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  // What is acknowledged is on two machines, whenever there are two.
  synchronous_mode: true,
}

/** Texts of the files from which the cluster is started, by name. Patroni reads JSON as YAML. */
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

/** Leads to whom Patroni calls the primary, and cuts those off who are at another. */
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
