import type { PatientAnswer, Status, Visit } from '../../shared/deskModel'
import type { Receipt } from '../../shared/publicRoutes'
import { requestOf } from '../../shared/requestSchema'
import { timestamp } from '../base/clock'
import type { Db } from './connection'
import { type Sql, sql } from './sql'
import type { Tables } from './tables'

export type Intake = {
  source: 'json' | 'form'
  /** Doctor or request is not among today's choices (cached page). */
  unlisted: boolean
  /** Of the form; empty for the first language. */
  language?: string
  idempotencyKey?: string
  /** Network for the rate limit; not counted without. */
  address?: string
}

export type Added =
  /** Durable, by this call or an earlier one with the same key. */
  | { kind: 'stored'; receipt: Receipt }
  /** The key belongs to another request; nothing is stored. */
  | { kind: 'keyReused' }
  /** The rate limit of all processes is reached; nothing is stored. */
  | { kind: 'tooMany'; waitMs: number }

export type StoredRow = Tables['requests'] & { doctor_name: string | null }

/**
 * SELECT of all columns of requests, with the doctor's last known name; `rest`: condition and order.
 * Of all requests: with what `worked` joins, 20,000 take longer than a statement may.
 */
export const stored = (rest: Sql) => sql<StoredRow>`SELECT requests.*,
  (SELECT name FROM doctors WHERE id = appointment_doctor) AS doctor_name FROM requests ${rest}`

/** Newest first by arrival; clocks may have been wrong. */
export async function listRequests(db: Db): Promise<StoredRequest[]> {
  return (await db.rows(stored(sql`ORDER BY rowid DESC`))).map(storedRequest)
}

/** Marks a request done; the first time wins. */
export const markRequestDone = (db: Db, reference: string) =>
  db.execute(sql`UPDATE requests SET done_at = coalesce(done_at, ${timestamp(db.now)})
    WHERE reference = ${reference}`)

/** Each line is an instant and the number that was replaced then. */
const phonesBefore = (lines: string) =>
  [...lines.matchAll(/(\S+) (.*)\n/g)].map(([, at = '', phone = '']) => ({ at, phone }))

export type StoredRequest = ReturnType<typeof storedRequest>

/** The request of a row. Times: UTC, ISO 8601 with milliseconds. */
export function storedRequest(row: StoredRow) {
  const isAnswered = row.answer !== '' && row.answered_for === row.appointment_at
  return {
    id: row.id,
    reference: row.reference,
    ...requestOf((field) => row[field]),
    receivedAt: row.received_at,
    source: row.source,
    unlisted: row.unlisted === 1,
    language: row.language,
    /** JSON (`senderChanges.ts`), '' for none. */
    preferences: row.preferences,
    /** Before the patient corrected them, the oldest first. */
    phonesBefore: phonesBefore(row.phones_before),
    /** Above the phone limit. */
    repeated: row.repeated === 1,
    /** When the command line marked it as done. */
    doneAt: row.done_at ?? undefined,
    standing: (row.status === 'new' && row.done_at !== null ? 'done' : row.status) as Status,
    /** The clinic's wall time, `YYYY-MM-DDTHH:MM`. */
    appointmentAt: row.appointment_at ?? undefined,
    appointmentDoctor: row.appointment_doctor,
    appointmentDoctorName: row.doctor_name ?? '',
    appointmentMinutes: row.appointment_minutes,
    appointmentType: row.appointment_type ?? '',
    follows: row.follows ?? '',
    visit: row.visit as Visit | '',
    remindedAt: row.reminded_at,
    /** Of the patient, to the hour of now. */
    answer: (isAnswered ? row.answer : '') as PatientAnswer | '',
    answeredAt: isAnswered ? row.answered_at : '',
    /** By the staff. */
    entered: row.entered_by !== '',
  }
}
