import type { Status } from '../../desk/contract/contract'
import type { Receipt } from '../../shared/publicRoutes'
import { type AppointmentRequest, requestOf } from '../../shared/requestSchema'
import type { RateLimit } from '../base/limits'
import { type Database, type Row, textOf } from './connection'

export type Intake = {
  source: 'json' | 'form'
  /** Doctor or request is not among today's choices (cached page). */
  unlisted: boolean
  /** Of the page it was written on; empty for the clinic's own. */
  language?: string
  /** Idempotency key. */
  idempotencyKey?: string
  /** Network for the rate limit; not counted without. */
  address?: string
}

export type Added =
  /** On the disk, now or by an earlier try with the same key. */
  | { kind: 'stored'; receipt: Receipt }
  /** The key belongs to another request; nothing is stored. */
  | { kind: 'keyReused' }
  /** The rate limit of all processes is reached; nothing is stored. */
  | { kind: 'tooMany'; waitMs: number }

/** Times: UTC, ISO 8601 with milliseconds. */
export type StoredRequest = AppointmentRequest &
  Receipt & {
    source: Intake['source']
    unlisted: boolean
    language: string
    /** More have come from this number than one visitor sends. */
    repeated: boolean
    receivedAt: string
    /** When the clinic marked it as done. */
    doneAt: string | undefined
    standing: Status
    /** By the clinic's clock, `YYYY-MM-DDTHH:MM`. */
    appointmentAt: string | undefined
  }

export type AddOptions = {
  /** Milliseconds since 1970. */
  now: number
  /** The country's, which one may leave out: `90`. */
  callingCode?: string
  /** How many requests are stored of one address. */
  addressLimit?: RateLimit
  /** How many requests of one phone number are nothing unusual. */
  phoneLimit?: RateLimit
  /** The domain of Message-IDs; without it no mail is queued. */
  mailDomain?: string
}

/** Newest first by arrival; clocks may have been wrong. */
export async function listRequests(database: Database): Promise<StoredRequest[]> {
  const { rows } = await database.execute('SELECT * FROM requests ORDER BY rowid DESC')
  return rows.map(storedRequest)
}

/** By reference, as `createReference` formats it. */
export async function findRequest(
  database: Database,
  reference: string,
): Promise<StoredRequest | undefined> {
  const sql = 'SELECT * FROM requests WHERE reference = ?'
  const { rows } = await database.execute({ sql, args: [reference] })
  return rows[0] && storedRequest(rows[0])
}

/** Marks a request done; the first time wins. */
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
    doneAt: textOf(row.done_at),
    standing:
      row.status === 'new' && row.done_at !== null ? 'done' : (String(row.status) as Status),
    appointmentAt: textOf(row.appointment_at),
  }
}
