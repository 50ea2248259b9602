import { pathToFileURL } from 'node:url'
import { type Client, createClient } from '@libsql/client'

/** What a copy is not to have: sessions and codes that would let somebody in again, and where visitors came from. */
const passing = ['sessions', 'once', 'senders']

/**
 * Writes the whole database into an empty file, as it is at one moment, without what is
 * only of the hour. Rejects when what was written is not whole.
 */
export async function copyInto(client: Client, file: string): Promise<void> {
  await client.execute({ sql: 'VACUUM INTO ?', args: [file] })
  await withFile(file, async (copy) => {
    await copy.batch(
      passing.map((table) => `DELETE FROM ${table}`),
      'write',
    )
    await mustBeWhole(copy)
  })
}

/** Does the work on a file that nobody else uses; what it deletes there is overwritten. */
export async function withFile<T>(file: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 })
  try {
    await client.execute('PRAGMA secure_delete = ON')
    return await work(client)
  } finally {
    client.close()
  }
}

/** Rejects when the file is damaged, or none of a clinic's. */
export async function mustBeWhole(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check')
  if (rows[0]?.quick_check !== 'ok')
    throw Object.assign(new Error('the file is damaged'), { code: 'DAMAGED' })
}
