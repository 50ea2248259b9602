import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, type Host, selfSigned, startHost } from './host.ts'

export const howToInstallNginx = 'apt-get install nginx'

const example = join(import.meta.dirname, '../../scripts/hosting/nginx.conf')
const modules = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules']
const brotli = 'ngx_http_brotli_static_module.so'

/** Whether nginx can send the build's brotli files. */
export const hasBrotli = (): boolean => modules.some((folder) => existsSync(join(folder, brotli)))

/**
 * nginx with the configuration of scripts/hosting, adapted to this machine; it forwards `/api` to
 * `endpoint`. `unencrypted`: its origin without TLS. `logs`: all it has logged, complete once it
 * is stopped.
 */
export async function startNginx(
  folder: string,
  { dist, endpoint }: { dist: string; endpoint: string },
): Promise<Host & { unencrypted: string; logs(): string }> {
  const [http, https] = [await freePort(), await freePort()]
  const { key, file, certificate } = selfSigned(folder)
  const site = readFileSync(example, 'utf8')
    .replaceAll('/srv/mercan/current/dist', dist)
    .replace('unix:/srv/mercan/live.sock', new URL(endpoint).host)
    .replaceAll('www.mercan.example', 'localhost')
    .replace(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replace(/ssl_certificate +.*;/g, `ssl_certificate ${file};`)
    .replace('listen 80 ', `listen 127.0.0.1:${http} `)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replace(/ +listen \[::\].*\n/g, '')
  const text = hasBrotli() ? site : site.replace(/^ +brotli_static .*\n/m, '')
  const address = { origin: `https://localhost:${https}`, certificate }
  const host = await start(folder, 'site', text, address)
  const logs = () =>
    ['access', 'error'].map((log) => readFileSync(logFile(folder, 'site', log), 'utf8')).join('')
  return { ...host, unencrypted: `http://127.0.0.1:${http}`, logs }
}

const logFile = (folder: string, name: string, log: string) => join(folder, `${name}-${log}.log`)

/** nginx with only a folder and an error page, like a static host. */
export async function startPlainNginx(folder: string, dist: string): Promise<Host> {
  const port = await freePort()
  const text = `server { listen 127.0.0.1:${port}; absolute_redirect off; root ${dist}; error_page 404 /404.html; }`
  return start(folder, 'plain', text, { origin: `http://127.0.0.1:${port}` })
}

function start(
  folder: string,
  name: string,
  site: string,
  address: Parameters<typeof startHost>[0],
) {
  const module = modules.map((each) => join(each, brotli)).find(existsSync)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${name}-${each};`,
  )
  writeFileSync(join(folder, `${name}-site.conf`), site)
  writeFileSync(
    join(folder, `${name}.conf`),
    [
      module && name === 'site' ? `load_module ${module};` : '',
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; pid ${folder}/${name}.pid; worker_processes 1;`,
      `error_log stderr warn; error_log ${logFile(folder, name, 'error')};`,
      'events {}',
      `http { include /etc/nginx/mime.types; ${places.join(' ')}`,
      // As in Debian.
      `access_log ${logFile(folder, name, 'access')};`,
      `include ${folder}/${name}-site.conf; }`,
    ].join('\n'),
  )
  return startHost(address, ['nginx', '-p', folder, '-c', join(folder, `${name}.conf`)])
}
