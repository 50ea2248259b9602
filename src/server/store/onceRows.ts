import { timestamp } from '../clock'
import type { Database } from './database'
import { hashOf } from './secrets'

/** Something that may be used once, until a time: milliseconds since 1970. Of its key only the hash is kept. */
export type Once = { key: string; value: string; until: number }

/** Keeps it, and forgets what nobody has used in time. */
export async function keepOnce(database: Database, { key, value, until }: Once, now: number) {
  await database.batch(
    [
      { sql: 'DELETE FROM once WHERE expires_at <= ?', args: [timestamp(now)] },
      {
        sql: 'INSERT INTO once (hash, value, expires_at) VALUES (?, ?, ?)',
        args: [hashOf(key), value, timestamp(until)],
      },
    ],
    'write',
  )
}

/** Its value, for the first who asks and is not too late. */
export async function takeOnce(
  database: Database,
  key: string,
  now: number,
): Promise<string | undefined> {
  const { rows } = await database.execute({
    sql: 'DELETE FROM once WHERE hash = :hash RETURNING value, expires_at > :now AS good',
    args: { hash: hashOf(key), now: timestamp(now) },
  })
  return rows[0]?.good ? String(rows[0].value) : undefined
}
