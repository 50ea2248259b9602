import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Database, DatabasePlace, OnTime } from './connection'

const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url)

/**
 * `<root>/.data/requests.db`; DATA_DIR changes the folder, DATABASE_URL the file or server.
 * Throws for an invalid value, without its password.
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

/** Restores a backup; see `drivers/sqliteBackup.ts`. */
export async function restoreCopy(copy: string, file: string, suffix: string) {
  const { restoreFile } = await import('./drivers/sqliteBackup')
  return restoreFile(copy, file, suffix)
}

/** Opens and migrates the database. Loads only the driver in use. */
export async function openDatabase(
  place: DatabasePlace,
  onTime: OnTime = () => {},
): Promise<Database> {
  if (place.file === undefined) {
    const { openPostgres } = await import('./drivers/postgres')
    return openPostgres(place, onTime)
  }
  const { openSqlite } = await import('./drivers/sqlite')
  return openSqlite(place.file)
}
