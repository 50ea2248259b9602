import type { Client, Row } from '@libsql/client'
import type { StoredRequest } from './requestTypes'

/** All requests, newest first. */
export async function listRequests(client: Client): Promise<StoredRequest[]> {
  const { rows } = await client.execute(
    'SELECT * FROM requests ORDER BY received_at DESC, rowid DESC',
  )
  return rows.map(storedRequest)
}

/** The request with this reference, as `createReference` writes it. */
export async function findRequest(
  client: Client,
  reference: string,
): Promise<StoredRequest | undefined> {
  const sql = 'SELECT * FROM requests WHERE reference = ?'
  const { rows } = await client.execute({ sql, args: [reference] })
  return rows[0] && storedRequest(rows[0])
}

/** Notes that the clinic has dealt with it; the first time stands. */
export async function markRequestDone(client: Client, reference: string, at: string) {
  const sql = 'UPDATE requests SET done_at = coalesce(done_at, ?) WHERE reference = ?'
  await client.execute({ sql, args: [at, reference] })
}

/** Deletes what was received before `time`, mail and all; returns how many requests. */
export async function purgeRequests(client: Client, time: string): Promise<number> {
  const old = 'SELECT id FROM requests WHERE received_at < ?'
  const results = await client.batch(
    [
      { sql: `DELETE FROM outbox WHERE request_id IN (${old})`, args: [time] },
      { sql: 'DELETE FROM requests WHERE received_at < ?', args: [time] },
    ],
    'write',
  )
  return results[1]?.rowsAffected ?? 0
}

function storedRequest(row: Row): StoredRequest {
  return {
    id: String(row.id),
    reference: String(row.reference),
    name: String(row.name),
    phone: String(row.phone),
    doctor: String(row.doctor),
    request: String(row.request),
    receivedAt: String(row.received_at),
    source: row.source === 'form' ? 'form' : 'json',
    unlisted: row.unlisted === 1,
    doneAt: row.done_at === null ? undefined : String(row.done_at),
  }
}
