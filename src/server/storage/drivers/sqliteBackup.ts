import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Client, createClient, LibsqlError } from '@libsql/client'

/** Tables that backups omit. */
const passing = ['sessions', 'once', 'senders']

/** Writes a consistent copy into an empty file. Rejects if it fails the integrity check. */
export async function copyInto(client: Client, file: string): Promise<void> {
  await client.execute({ sql: 'VACUUM INTO ?', args: [file] })
  await withFile(file, async (copy) => {
    await copy.batch(
      passing.map((table) => `DELETE FROM ${table}`),
      'write',
    )
    await assertIntact(copy)
  })
}

/** Opens an unused file with secure deletion. */
export async function withFile<T>(file: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 })
  try {
    await client.execute('PRAGMA secure_delete = ON')
    return await work(client)
  } finally {
    client.close()
  }
}

/** Rejects if the file is damaged. */
export async function assertIntact(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check')
  if (rows[0]?.quick_check !== 'ok')
    throw Object.assign(new Error('the file is damaged'), { code: 'DAMAGED' })
}

/**
 * Restores a backup without the requests deleted since; the old file stays beside it. Rejects
 * without changes if the backup is damaged or a server uses the file (`DAMAGED`, `IN_USE`).
 */
export async function restoreFile(copy: string, file: string, suffix: string) {
  const arriving = `${file}.arriving`
  await rm(arriving, { force: true })
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await copyFile(copy, arriving)
  await chmod(arriving, 0o600)
  try {
    const before = existsSync(file) ? await referencesOfClosed(file) : undefined
    const restored = await withFile(arriving, async (client) => {
      await assertIntact(client)
      const known = await references(client)
      const removed = before && known.filter((reference) => !before.has(reference))
      if (removed) await remove(client, removed)
      const copied = new Set(known)
      const later = before && [...before].filter((reference) => !copied.has(reference))
      return {
        requests: known.length - (removed?.length ?? 0),
        /** References received after the backup; undefined if the old file was unreadable. */
        later,
        /** References deleted since the backup, likewise. */
        removed,
      }
    })
    const handle = await open(arriving)
    await handle.sync().finally(() => handle.close())
    const aside = existsSync(file) ? `${file}.${suffix}` : undefined
    if (aside)
      for (const end of ['', '-wal', '-shm'])
        if (existsSync(file + end)) await rename(file + end, aside + end)
    await rename(arriving, file)
    /** `aside`: the old file's new path. */
    return { ...restored, aside }
  } catch (error) {
    await rm(arriving, { force: true })
    throw error
  }
}

async function references(client: Client): Promise<string[]> {
  const { rows } = await client.execute('SELECT reference FROM requests ORDER BY rowid')
  return rows.map(({ reference }) => String(reference))
}

/** References in an unused file; undefined if unreadable. Rejects with `IN_USE`. */
async function referencesOfClosed(file: string): Promise<Set<string> | undefined> {
  return withFile(file, async (client) => {
    await assertIntact(client)
    // Checkpoints the write-ahead log, which requires exclusive use.
    await client.execute('PRAGMA journal_mode = DELETE')
    return new Set(await references(client))
  }).catch((error: unknown) => {
    if (error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY'))
      throw Object.assign(new Error('a server has the file open'), { code: 'IN_USE' })
    return undefined
  })
}

async function remove(client: Client, removed: string[]): Promise<void> {
  const args = [JSON.stringify(removed)]
  const these = '(SELECT id FROM requests WHERE reference IN (SELECT value FROM json_each(?)))'
  const tables = { outbox: 'request_id', requests: 'id' }
  const statements = Object.entries(tables).map(([table, column]) => ({
    sql: `DELETE FROM ${table} WHERE ${column} IN ${these}`,
    args,
  }))
  await client.batch(statements, 'write')
}
