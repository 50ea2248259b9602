import type { CountryCode } from '../../shared/country/countries'
import type { PatientAnswer, Status, Visit } from '../../shared/deskModel'
import type { Receipt } from '../../shared/publicRoutes'
import { requestOf } from '../../shared/requestSchema'
import type { RateLimit } from '../base/limits'
import { type Database, type Row, textOf } from './connection'

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

export type AddOptions = {
  /** Milliseconds since 1970. */
  now: number
  /** Of the clinic. Without it numbers are read by the next process that has one. */
  country?: CountryCode
  /** Requests of one address; more are refused. */
  addressLimit?: RateLimit
  /** Requests of one phone number; more are marked `repeated`. */
  phoneLimit?: RateLimit
  /** The domain of Message-IDs; without it no mail is queued. */
  mailDomain?: string
}

/** All columns of requests, with the doctor's last known name. */
export const storedSql = `SELECT requests.*,
  (SELECT name FROM doctors WHERE id = appointment_doctor) AS doctor_name FROM requests`

/** Newest first by arrival; clocks may have been wrong. */
export async function listRequests(database: Database): Promise<StoredRequest[]> {
  const { rows } = await database.execute(`${storedSql} ORDER BY rowid DESC`)
  return rows.map(storedRequest)
}

/** By reference, as `createReference` formats it. */
export async function findRequest(
  database: Database,
  reference: string,
): Promise<StoredRequest | undefined> {
  const sql = `${storedSql} WHERE reference = ?`
  const { rows } = await database.execute({ sql, args: [reference] })
  return rows[0] && storedRequest(rows[0])
}

/** Marks a request done; the first time wins. */
export async function markRequestDone(database: Database, reference: string, at: string) {
  const sql = 'UPDATE requests SET done_at = coalesce(done_at, ?) WHERE reference = ?'
  await database.execute({ sql, args: [at, reference] })
}

/** Each line is an instant and the number that was replaced then. */
const phonesBefore = (lines: string) =>
  [...lines.matchAll(/(\S+) (.*)\n/g)].map(([, at = '', phone = '']) => ({ at, phone }))

export type StoredRequest = ReturnType<typeof storedRequest>

/** The request of a row. Times: UTC, ISO 8601 with milliseconds. */
export function storedRequest(row: Row) {
  const isAnswered = row.answer !== '' && row.answered_for === row.appointment_at
  return {
    id: String(row.id),
    reference: String(row.reference),
    ...requestOf((field) => String(row[field])),
    receivedAt: String(row.received_at),
    source: String(row.source) as Intake['source'],
    unlisted: row.unlisted === 1,
    language: String(row.language),
    /** JSON (`preferences.ts`), '' for none. */
    preferences: String(row.preferences),
    /** Before the patient corrected them, the oldest first. */
    phonesBefore: phonesBefore(String(row.phones_before)),
    /** Above the phone limit. */
    repeated: row.repeated === 1,
    /** When the command line marked it as done. */
    doneAt: textOf(row.done_at),
    standing: (row.status === 'new' && row.done_at !== null ? 'done' : row.status) as Status,
    /** The clinic's wall time, `YYYY-MM-DDTHH:MM`. */
    appointmentAt: textOf(row.appointment_at),
    appointmentDoctor: String(row.appointment_doctor),
    appointmentDoctorName: textOf(row.doctor_name) ?? '',
    appointmentMinutes: Number(row.appointment_minutes),
    appointmentType: textOf(row.appointment_type) ?? '',
    follows: textOf(row.follows) ?? '',
    visit: String(row.visit) as Visit | '',
    remindedAt: String(row.reminded_at),
    /** Of the patient, to the hour of now. */
    answer: (isAnswered ? String(row.answer) : '') as PatientAnswer | '',
    answeredAt: isAnswered ? String(row.answered_at) : '',
    /** By the desk. */
    entered: row.entered_by !== '',
  }
}
