import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, type Host, selfSigned, startHost } from './host.ts'

export const howToInstallCaddy = 'apt-get install caddy'

const example = join(import.meta.dirname, '../../scripts/hosting/Caddyfile')

/**
 * Caddy with the configuration of scripts/hosting, adapted to this machine; it forwards to
 * `upstream`, a host and port or `unix//` and the path of a socket. `unencrypted`: its origin
 * without TLS.
 */
export async function startCaddy(
  folder: string,
  { dist, upstream }: { dist: string; upstream: string },
): Promise<Host & { unencrypted: string }> {
  const [http, https] = [await freePort(), await freePort()]
  const { key, file, certificate } = selfSigned(folder)
  const site = readFileSync(example, 'utf8')
    .replace('unix//srv/mercan/live.sock', upstream)
    .replace('/srv/mercan/current/dist', dist)
    .replace('https://www.mercan.example {', `$&\n\ttls ${file} ${key}`)
    .replaceAll('www.mercan.example', 'localhost')
  const config = join(folder, 'Caddyfile')
  const ports = `http_port ${http}\nhttps_port ${https}\nauto_https disable_redirects`
  writeFileSync(config, `{\nadmin off\n${ports}\n}\n${site}`)
  const address = { origin: `https://localhost:${https}`, certificate }
  const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', config]
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const host = await startHost(address, command, { env })
  return { ...host, unencrypted: `http://127.0.0.1:${http}` }
}
