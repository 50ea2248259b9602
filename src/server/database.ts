import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Database } from './store/database'

export type DatabasePlace = {
  url: string
  /** Absolute path of an SQLite file; absent for a PostgreSQL server. */
  file?: string
  /** How many connections to a PostgreSQL server one process may open. */
  connections?: number
  /** How long the store waits for another program's lock, in milliseconds. */
  lockWait?: number
}

const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url)

/**
 * Where requests are kept: `<root>/.data/requests.db`, in another folder with
 * DATA_DIR, in another file or on a PostgreSQL server with DATABASE_URL.
 * Throws when it is neither; what it says has no password in it.
 */
export function databasePlace(root: string, env: NodeJS.ProcessEnv = process.env): DatabasePlace {
  if (!env.DATABASE_URL) {
    const file = join(resolve(root, env.DATA_DIR || '.data'), 'requests.db')
    return { url: pathToFileURL(file).href, file }
  }
  if (isPostgres(env.DATABASE_URL) && URL.canParse(env.DATABASE_URL))
    return { url: env.DATABASE_URL, connections: poolSize(env.DATABASE_POOL || '10') }
  if (!env.DATABASE_URL.startsWith('file:'))
    throw new Error('DATABASE_URL must be like postgres://user@host/name or file:/folder/name.db.')
  const file = env.DATABASE_URL.startsWith('file://')
    ? fileURLToPath(env.DATABASE_URL)
    : resolve(root, env.DATABASE_URL.slice('file:'.length))
  return { url: pathToFileURL(file).href, file }
}

function poolSize(written: string): number {
  if (/^[1-9]\d{0,2}$/.test(written)) return Number(written)
  throw new Error(`DATABASE_POOL is "${written}", it must be a number of connections, 1 to 999.`)
}

/**
 * Hears what the clock of a database server has said (milliseconds since 1970), at a moment
 * of the last `within` milliseconds. By it go all of the server's processes.
 */
export type OnTime = (ms: number, within: number) => void

/** Hears that work was not done and is tried again, and the database's code for why. */
export type OnRetry = (code: string) => void

/** Puts a copy in the place of the file; see `database/sqliteRestore.ts`. */
export async function restoreCopy(copy: string, file: string, suffix: string) {
  const { restoreFile } = await import('./database/sqliteRestore')
  return restoreFile(copy, file, suffix)
}

/**
 * Opens the database, with tables of the newest version.
 * Rejects when any of it fails. A driver is loaded only where it is used.
 */
export async function openDatabase(
  place: DatabasePlace,
  { onTime = () => {}, onRetry = () => {} }: { onTime?: OnTime; onRetry?: OnRetry } = {},
): Promise<Database> {
  if (place.file === undefined) {
    const { openPostgres } = await import('./database/postgres')
    return openPostgres(place, onTime, onRetry)
  }
  const { openSqlite } = await import('./database/sqlite')
  return openSqlite(place.file)
}
