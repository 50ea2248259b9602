import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { migrations } from '../store/migrations'

/**
 * Opens the file, private to the account that runs the server, with tables of the newest
 * version. WAL with synchronous=FULL: what is committed survives a kill and a power cut.
 * Rejects when any of it fails.
 */
export async function openFile(file: string): Promise<Client> {
  makePrivate(file)
  const client = createClient({
    url: pathToFileURL(file).href,
    // One connection, because synchronous is a connection's setting.
    concurrency: 1,
    // It would wait with the whole server; the store waits instead.
    timeout: 0,
  })
  try {
    await client.execute('PRAGMA journal_mode = WAL')
    await client.execute('PRAGMA synchronous = FULL')
    // What is deleted is overwritten: these are patients' names and phones.
    await client.execute('PRAGMA secure_delete = ON')
    await migrate(client)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/**
 * Folder 0700, file 0600; SQLite gives its -wal and -shm files the same mode. A file that is
 * there is not opened: closing it would give up every lock that another connection of this
 * process holds on it, and another process then takes the log of changes away under it
 * (https://sqlite.org/howtocorrupt.html, section 2.2).
 */
function makePrivate(file: string): void {
  const folder = dirname(file)
  if (mkdirSync(folder, { recursive: true, mode: 0o700 })) chmodSync(folder, 0o700)
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const { mode } = statSync(file)
  // SQLite would open it all the same, to read only, and keep that for good.
  if ((mode & 0o200) === 0)
    throw Object.assign(new Error('the database may not be written'), { code: 'EACCES' })
  if ((mode & 0o777) !== 0o600) chmodSync(file, 0o600)
}

async function migrate(client: Client): Promise<void> {
  // A newer server has only added to the tables: after going back all is understood.
  const isDone = (version: number) => version >= migrations.length
  // Asked without the lock: a file is opened again after each refusal, and has to be while
  // other processes write.
  if (isDone(await versionOf(client))) return
  // The write lock, because two processes may open a new database at once.
  const transaction = await client.transaction('write')
  try {
    const version = await versionOf(transaction)
    if (isDone(version)) return
    for (const statements of migrations.slice(version)) {
      await transaction.executeMultiple(statements)
    }
    await transaction.execute(`PRAGMA user_version = ${migrations.length}`)
    await transaction.commit()
  } finally {
    transaction.close()
  }
}

async function versionOf(file: Pick<Client, 'execute'>): Promise<number> {
  const { rows } = await file.execute('PRAGMA user_version')
  return Number(rows[0]?.user_version)
}
