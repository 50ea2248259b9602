import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LibsqlError } from '@libsql/client'
import { mustBeWhole, withFile } from './sqliteCopy'

/** References of requests; `later` and `removed` are unknown where the file could not be read any more. */
export type Restored = {
  requests: number
  /** In the file that was there and not in the copy: they came in after it. */
  later: string[] | undefined
  /** In the copy and not in the file any more: deleted since, and so not brought back. */
  removed: string[] | undefined
  /** Where the file is now that was there. */
  aside: string | undefined
}

/** The file is open in a server; nothing was done. */
export class InUse extends Error {
  override name = 'InUse'
}

/**
 * Puts a copy in the place of the database's file, which stays beside it. Who was deleted
 * since stays deleted, where the file can still be read. Rejects, and leaves everything as
 * it was, when the copy is not whole or a server has the file open. `suffix` names the file
 * that is put aside.
 */
export async function restoreFile(copy: string, file: string, suffix: string): Promise<Restored> {
  const arriving = `${file}.arriving`
  await rm(arriving, { force: true })
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await copyFile(copy, arriving)
  await chmod(arriving, 0o600)
  try {
    const before = existsSync(file) ? await referencesOfClosed(file) : undefined
    const restored = await withFile(arriving, async (client) => {
      await mustBeWhole(client)
      const known = await references(client)
      const removed = before && known.filter((reference) => !before.has(reference))
      if (removed) await remove(client, removed)
      const copied = new Set(known)
      const later = before && [...before].filter((reference) => !copied.has(reference))
      return { requests: known.length - (removed?.length ?? 0), later, removed }
    })
    const handle = await open(arriving)
    await handle.sync().finally(() => handle.close())
    const aside = existsSync(file) ? `${file}.${suffix}` : undefined
    if (aside)
      for (const end of ['', '-wal', '-shm'])
        if (existsSync(file + end)) await rename(file + end, aside + end)
    await rename(arriving, file)
    return { ...restored, aside }
  } catch (error) {
    await rm(arriving, { force: true })
    throw error
  }
}

type Client = Parameters<Parameters<typeof withFile>[1]>[0]

async function references(client: Client): Promise<string[]> {
  const { rows } = await client.execute('SELECT reference FROM requests ORDER BY rowid')
  return rows.map(({ reference }) => String(reference))
}

/** What is in a file that no server uses; undefined where it cannot be read. Rejects with InUse. */
async function referencesOfClosed(file: string): Promise<Set<string> | undefined> {
  return withFile(file, async (client) => {
    await mustBeWhole(client)
    // Takes the log of changes into the file, for which nobody else may have it open.
    await client.execute('PRAGMA journal_mode = DELETE')
    return new Set(await references(client))
  }).catch((error: unknown) => {
    if (error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY'))
      throw new InUse('a server has the file open')
    return undefined
  })
}

async function remove(client: Client, removed: string[]): Promise<void> {
  const args = { removed: JSON.stringify(removed) }
  const these = 'reference IN (SELECT value FROM json_each(:removed))'
  await client.batch(
    [
      {
        sql: `DELETE FROM outbox WHERE request_id IN (SELECT id FROM requests WHERE ${these})`,
        args,
      },
      { sql: `DELETE FROM requests WHERE ${these}`, args },
    ],
    'write',
  )
}
