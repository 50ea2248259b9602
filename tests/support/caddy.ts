import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, type Host, selfSigned, startHost } from './host.ts'

export const howToInstallCaddy = 'apt-get install caddy'

const [example, exampleSite] = ['Caddyfile', 'site.caddy'].map((name) =>
  readFileSync(join(import.meta.dirname, '../../scripts/hosting', name), 'utf8'),
) as [string, string]

/**
 * Caddy with the configuration of scripts/hosting, adapted to this machine; it forwards to
 * `upstream`, a host and port or `unix//` and the path of a socket. `unencrypted`: its origin
 * without TLS. `logs`: all it has logged, complete once it is stopped.
 */
export async function startCaddy(
  folder: string,
  { dist, upstream }: { dist: string; upstream: string },
): Promise<Host & { unencrypted: string; logs(): string }> {
  const [http, https] = [await freePort(), await freePort()]
  const { key, file, certificate } = selfSigned(folder)
  const site = example
    .replace('import mercan/*.caddy', exampleSite)
    .replace('unix//srv/mercan/live.sock', upstream)
    .replace('/srv/mercan/current/dist', dist)
    .replace('https://www.mercan.example {', `$&\n\ttls ${file} ${key}`)
    .replaceAll('www.mercan.example', 'localhost')
  const config = join(folder, 'Caddyfile')
  const ports = `http_port ${http}\nhttps_port ${https}\nauto_https disable_redirects`
  const log = join(folder, 'caddy.log')
  writeFileSync(
    config,
    site
      .replace(/^\{$/m, `{\nadmin off\n${ports}`)
      .replace(/^\tlog \{$/m, `$&\noutput file ${log}`),
  )
  const address = { origin: `https://localhost:${https}`, certificate }
  const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', config]
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const host = await startHost(address, command, { env })
  const logs = () => readFileSync(log, 'utf8')
  return { ...host, unencrypted: `http://127.0.0.1:${http}`, logs }
}
