import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { missingTables, tablesVersion } from '../tables'
import { missingTriggers } from '../triggers'

/**
 * Opens and migrates the file, private to this account. WAL with synchronous=FULL survives kills
 * and power cuts.
 */
export async function openFile(file: string): Promise<Client> {
  makePrivate(file)
  const client = createClient({
    url: pathToFileURL(file).href,
    // One connection: `synchronous` is per connection.
    concurrency: 1,
    // The driver would block the event loop; the store retries instead.
    timeout: 0,
  })
  try {
    await client.execute('PRAGMA journal_mode = WAL')
    await client.execute('PRAGMA synchronous = FULL')
    // Overwrites deleted patient data.
    await client.execute('PRAGMA secure_delete = ON')
    await migrate(client)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/**
 * Folder 0700, file 0600. Does not open an existing file: closing it would drop the locks of
 * this process' other connections (https://sqlite.org/howtocorrupt.html, section 2.2).
 */
function makePrivate(file: string): void {
  const folder = dirname(file)
  if (mkdirSync(folder, { recursive: true, mode: 0o700 })) chmodSync(folder, 0o700)
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const { mode } = statSync(file)
  // SQLite would open it read-only for good.
  if ((mode & 0o200) === 0)
    throw Object.assign(new Error('the database file is read-only'), { code: 'EACCES' })
  if ((mode & 0o777) !== 0o600) chmodSync(file, 0o600)
}

const columnsSql = `SELECT tables.name AS name, json_group_array(columns.name) AS columns
  FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
  WHERE tables.type = 'table' GROUP BY tables.name`
const triggersSql = "SELECT name FROM sqlite_master WHERE type = 'trigger'"

async function migrate(client: Client): Promise<void> {
  // Newer releases only add to the tables. Read without the lock: files are reopened while others
  // write.
  if ((await versionOf(client)) >= tablesVersion) return
  // Write lock: two processes may create the database at once.
  const transaction = await client.transaction('write')
  try {
    if ((await versionOf(transaction)) >= tablesVersion) return
    const { rows } = await transaction.execute(columnsSql)
    const known = rows.map(
      ({ name, columns }) => [String(name), new Set<string>(JSON.parse(String(columns)))] as const,
    )
    await transaction.executeMultiple(missingTables('sqlite', new Map(known)))
    const triggers = (await transaction.execute(triggersSql)).rows.map(({ name }) => String(name))
    await transaction.executeMultiple(missingTriggers('sqlite', new Set(triggers)))
    await transaction.execute(`PRAGMA user_version = ${tablesVersion}`)
    await transaction.commit()
  } finally {
    transaction.close()
  }
}

async function versionOf(file: Pick<Client, 'execute'>): Promise<number> {
  const { rows } = await file.execute('PRAGMA user_version')
  return Number(rows[0]?.user_version)
}
