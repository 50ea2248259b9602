import type { LastAct } from '../../shared/deskModel'
import type { Db } from './connection'
import { isNumber } from './phoneNumbers'
import { type StoredRow, storedRequest } from './requests'
import { type Sql, sql } from './sql'

/** Status of a row: `done` only if marked at the command line and without an outcome. */
export const standing = sql`CASE WHEN status = 'new' AND done_at IS NOT NULL THEN 'done' ELSE status END`

/** The last outcome not undone; its act keeps the previous state. */
export const lastOutcome = sql`(SELECT id FROM acts
  WHERE request_id = requests.id AND before IS NOT NULL ORDER BY id DESC LIMIT 1)`

/** A visit refines the act 'booked'. */
export const shownAct = sql`coalesce(nullif(acts.visit, ''), acts.act)`

/** Other requests with the phone number of a row. */
const others = sql`FROM requests AS other WHERE other.phone_number = requests.phone_number
  AND ${isNumber('other.phone_number')} AND other.id <> requests.id`

export type WorkedRow = StoredRow & {
  last_outcome: number | null
  hour_before: string | null
  doctor_before: string | null
  act: LastAct['act'] | null
  act_at: string
  act_by: string | null
  open_others: number
  booked_others: string | null
}

/**
 * SELECT of requests with all that is shown of them; `rest`: condition and order. `booked_others`:
 * appointments not missed; which of them are to come depends on the clock. CASE, so that the index
 * on numbers is used.
 */
export const worked = (rest: Sql) => sql<WorkedRow>`SELECT requests.*,
    outcome.id AS last_outcome, outcome.before ->> 'appointmentAt' AS hour_before,
    outcome.before ->> 'doctor' AS doctor_before, ${shownAct} AS act, acts.at AS act_at,
    staff.name AS act_by, doctors.name AS doctor_name,
    (SELECT count(CASE WHEN other.status = 'unreached'
      OR (other.status = 'new' AND other.done_at IS NULL) THEN 1 END) ${others}) AS open_others,
    (SELECT string_agg(CASE WHEN other.status = 'booked' AND other.visit <> 'noshow'
      THEN other.appointment_at END, ' ') ${others}) AS booked_others
  FROM requests
  LEFT JOIN acts ON acts.id = (SELECT max(id) FROM acts WHERE request_id = requests.id)
  LEFT JOIN acts AS outcome ON outcome.id = ${lastOutcome}
  LEFT JOIN staff ON staff.id = acts.staff_id
  LEFT JOIN doctors ON doctors.id = appointment_doctor ${rest}`

export const workedBy = (reference: string) => worked(sql`WHERE reference = ${reference}`)

export type WorkedRequest = ReturnType<typeof workedRequest>

export function workedRequest(row: WorkedRow) {
  return {
    ...storedRequest(row),
    version: row.version,
    tries: row.tries,
    retryAt: row.retry_at ?? undefined,
    reason: row.reason,
    note: row.note,
    lastAct: row.act === null ? undefined : { act: row.act, by: row.act_by ?? '', at: row.act_at },
    undoable: row.last_outcome !== null,
    /** The appointment that the last outcome ended or moved. */
    hourBefore: row.hour_before ?? undefined,
    doctorBefore: row.doctor_before ?? '',
    openOthers: row.open_others,
    /** Wall times of other appointments with the same number. */
    bookedOthers: (row.booked_others ?? '').split(' '),
  }
}

/** By reference, as `createReference` formats it. */
export async function findRequest(db: Db, reference: string): Promise<WorkedRequest | undefined> {
  const row = await db.row(workedBy(reference))
  return row && workedRequest(row)
}
