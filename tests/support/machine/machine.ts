import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/publish/paths.ts'
import { until } from '../../soak/proof.ts'
import { type Address, ask, freePort } from '../host.ts'

export const run = promisify(execFile)

/** Runs git in a folder as an author; resolves to its output. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost']
  return (await run('git', ['-C', folder, ...author, ...args])).stdout.trim()
}

export type Machine = Awaited<ReturnType<typeof openMachine>>

/**
 * A Debian for install.sh, which needs root: the files that it writes are below `folder`, Caddy is
 * its own authority, and open.sh lists what is replaced. `env`: of all servers.
 */
export async function openMachine(
  folder: string,
  hosts: readonly string[],
  env: Record<string, string>,
) {
  chmodSync(folder, 0o755)
  const [http, https, admin] = [await freePort(), await freePort(), await freePort()].map(String)
  const ports = { CADDY_HTTP: http, CADDY_HTTPS: https, CADDY_ADMIN: admin }
  const open = ['--mount', join(import.meta.dirname, 'open.sh'), folder, ...hosts]
  const holder = spawn('unshare', open, { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  const PATH = `/usr/local/sbin:/usr/local/bin:${process.env.PATH}`
  const options = { env: { ...process.env, ...env, ...ports, PATH, MADE: root } }
  const call = (...command: string[]) =>
    run('nsenter', [`--mount=/proc/${holder.pid}/ns/mnt`, ...command], options).then(
      ({ stdout, stderr }) => ({ isWell: true, output: stdout + stderr }),
      ({ stdout, stderr }) => ({ isWell: false, output: `${stdout}${stderr}` }),
    )
  return {
    /** Runs a command on the machine; resolves to whether it succeeded, and its output. */
    call,
    /** The site of a host, once Caddy has a certificate. */
    async site(name: string): Promise<Address> {
      const authority = join(folder, 'run/caddy/.local/share/caddy/pki/authorities/local/root.crt')
      await until(() => existsSync(authority), 'Caddy has no authority')
      const certificate = readFileSync(authority, 'utf8')
      const site = { origin: `https://127.0.0.1:${https}`, name, certificate }
      const responds = () => ask(site, '/').then(Boolean, () => false)
      await until(responds, `Caddy has no certificate for ${name}`)
      return site
    },
    async stop() {
      await call(
        'bash',
        '-c',
        'for unit in /run/*.pid; do systemctl stop $(basename $unit .pid); done',
      )
      holder.stdin.end()
      await once(holder, 'exit')
    },
  }
}
