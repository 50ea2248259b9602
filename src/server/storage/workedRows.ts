import type { LastAct } from '../../shared/deskModel'
import { type Database, type Row, textOf } from './connection'
import { isNumber } from './phoneNumbers'
import { storedRequest } from './requestRows'

/** Status of a row: `done` only if marked at the command line and untouched at the desk. */
export const standingSql = `CASE WHEN status = 'new' AND done_at IS NOT NULL THEN 'done' ELSE status END`

/** The last outcome not undone; its act keeps the previous state. */
export const lastOutcome = `SELECT id FROM acts WHERE request_id = requests.id AND before IS NOT NULL
  ORDER BY id DESC LIMIT 1`

/** A visit refines the act 'booked'. */
export const shownAct = "coalesce(nullif(acts.visit, ''), acts.act)"

/** Other requests with the phone number of a row. */
const others = `FROM requests AS other WHERE other.phone_number = requests.phone_number
  AND ${isNumber('other.phone_number')} AND other.id <> requests.id`

/**
 * SELECT of all columns, without WHERE and order. `booked_others`: appointments not missed;
 * which of them are to come depends on the clock. CASE, so that the index on numbers is used.
 */
export const workedSql = `SELECT requests.*,
    outcome.id AS last_outcome, outcome.before ->> 'appointmentAt' AS hour_before,
    outcome.before ->> 'doctor' AS doctor_before, ${shownAct} AS act, acts.at AS act_at, staff.name AS act_by,
    doctors.name AS doctor_name,
    (SELECT count(*) ${others} AND other.rowid < requests.rowid) AS earlier,
    (SELECT count(CASE WHEN other.status = 'unreached'
      OR (other.status = 'new' AND other.done_at IS NULL) THEN 1 END) ${others}) AS open_others,
    (SELECT string_agg(CASE WHEN other.status = 'booked' AND other.visit <> 'noshow'
      THEN other.appointment_at END, ' ') ${others}) AS booked_others
  FROM requests
  LEFT JOIN acts ON acts.id = (SELECT max(id) FROM acts WHERE request_id = requests.id)
  LEFT JOIN acts AS outcome ON outcome.id = (${lastOutcome})
  LEFT JOIN staff ON staff.id = acts.staff_id
  LEFT JOIN doctors ON doctors.id = appointment_doctor`

export async function findWorked(
  database: Database,
  reference: string,
): Promise<WorkedRequest | undefined> {
  const sql = `${workedSql} WHERE reference = ?`
  const { rows } = await database.execute({ sql, args: [reference] })
  return rows[0] && workedRequest(rows[0])
}

export type WorkedRequest = ReturnType<typeof workedRequest>

/** The request of a row of `workedSql`. */
export function workedRequest(row: Row) {
  return {
    ...storedRequest(row),
    version: Number(row.version),
    tries: Number(row.tries),
    retryAt: textOf(row.retry_at),
    reason: String(row.reason),
    note: String(row.note),
    lastAct:
      row.act === null
        ? undefined
        : ({ act: row.act, by: textOf(row.act_by) ?? '', at: String(row.act_at) } as LastAct),
    undoable: row.last_outcome !== null,
    /** The appointment that the last outcome ended or moved. */
    hourBefore: textOf(row.hour_before),
    doctorBefore: textOf(row.doctor_before) ?? '',
    /** Earlier requests with the same phone number. */
    earlier: Number(row.earlier),
    openOthers: Number(row.open_others),
    /** Wall times of other appointments with the same number. */
    bookedOthers: (textOf(row.booked_others) ?? '').split(' '),
  }
}
