import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'

/** The stored requests of a name, oldest first, without ids and times. */
export async function storedRequests(name: string): Promise<Record<string, unknown>[]> {
  const folder = process.env.E2E_DATA_DIR
  if (!folder) throw new Error('E2E_DATA_DIR: where the server under test keeps its requests')
  const client = createClient({ url: pathToFileURL(join(folder, 'requests.db')).href })
  try {
    const { rows } = await client.execute({
      sql: 'SELECT name, phone, doctor, request, source, language FROM requests WHERE name = ? ORDER BY received_at',
      args: [name],
    })
    return rows.map((row) => ({ ...row }))
  } finally {
    client.close()
  }
}
