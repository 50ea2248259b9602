import { requestOf } from '../../appointment/schema'
import type { Standing } from '../../desk/contract'
import type { Database, Row } from './database'
import type { StoredRequest } from './requestTypes'

/** All requests, newest first, by the order they came in: a clock may have been wrong. */
export async function listRequests(database: Database): Promise<StoredRequest[]> {
  const { rows } = await database.execute('SELECT * FROM requests ORDER BY rowid DESC')
  return rows.map(storedRequest)
}

/** The request with this reference, as `createReference` writes it. */
export async function findRequest(
  database: Database,
  reference: string,
): Promise<StoredRequest | undefined> {
  const sql = 'SELECT * FROM requests WHERE reference = ?'
  const { rows } = await database.execute({ sql, args: [reference] })
  return rows[0] && storedRequest(rows[0])
}

/** Notes that the clinic has dealt with it; the first time stands. */
export async function markRequestDone(database: Database, reference: string, at: string) {
  const sql = 'UPDATE requests SET done_at = coalesce(done_at, ?) WHERE reference = ?'
  await database.execute({ sql, args: [at, reference] })
}

export function storedRequest(row: Row): StoredRequest {
  return {
    id: String(row.id),
    reference: String(row.reference),
    ...requestOf((field) => String(row[field])),
    receivedAt: String(row.received_at),
    source: row.source === 'form' ? 'form' : 'json',
    unlisted: row.unlisted === 1,
    language: String(row.language),
    repeated: row.repeated === 1,
    doneAt: row.done_at === null ? undefined : String(row.done_at),
    standing:
      row.status === 'new' && row.done_at !== null ? 'done' : (String(row.status) as Standing),
    appointmentAt: row.appointment_at === null ? undefined : String(row.appointment_at),
  }
}
