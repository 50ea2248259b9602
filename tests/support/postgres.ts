import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { removeFolder, temporaryFolder } from './folders.ts'
import { freePort } from './host.ts'

export const howToInstall = 'apt-get install postgresql'

/** The folder with `postgres` and `initdb`: the newest installed one, or one on the PATH. */
export function findPostgres(
  path = process.env.PATH ?? '',
  debian = '/usr/lib/postgresql',
): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => +b - +a) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...path.split(delimiter).filter(Boolean),
  ]
  return folders.find((folder) =>
    ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))),
  )
}

/** The account to run PostgreSQL with, which refuses root. */
export function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) =>
    ['postgres', 'nobody'].flatMap((name) => {
      try {
        return [Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))]
      } catch {
        return []
      }
    })[0]
  return { uid: id('-u'), gid: id('-g') }
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/**
 * Starts a PostgreSQL server on loopback in a temporary folder. `settings`: lines of its
 * configuration, `name=value`. Rejects if none is installed.
 */
export async function startPostgres(settings: readonly string[] = []) {
  const found = findPostgres()
  if (!found) throw new Error(`PostgreSQL is not installed: ${howToInstall}`)
  const bin = found
  const owner = account()
  const folder = temporaryFolder('postgres')
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid)
  const data = join(folder, 'data')
  const initial = ['-D', data, '-U', 'mercan', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  execFileSync(join(bin, 'initdb'), initial, { ...owner, cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  let child = await run()

  async function run() {
    const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings]
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const exit = once(server, 'exit')
    const lines: string[] = []
    const output = createInterface(server.stderr).on('line', (line) => lines.push(line))
    const isReady = () => lines.some((line) => line.includes('ready to accept connections'))
    while (!isReady() && server.exitCode === null) await Promise.race([once(output, 'line'), exit])
    if (!isReady()) throw new Error(`PostgreSQL did not start: ${lines.join('\n')}`)
    return server
  }

  const urlOf = (name: string) => `postgres://mercan@127.0.0.1:${port}/${name}`

  /** Queries the server without the project's driver. */
  async function ask(sql: string, url = urlOf('postgres')) {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  return {
    folder,
    data,
    port,
    ask,
    /** A new, empty database; resolves to its address. */
    async createDatabase(): Promise<string> {
      const name = `clinic_${randomUUID().replaceAll('-', '')}`
      await ask(`CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    /** Sends SIGQUIT, an immediate shutdown as after a kill of all processes. */
    async die(): Promise<void> {
      child.kill('SIGQUIT')
      await once(child, 'exit')
    },
    async startAgain(): Promise<void> {
      child = await run()
    },
    async stop(): Promise<void> {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT')
        await once(child, 'exit')
      }
      removeFolder(folder)
    },
  }
}
