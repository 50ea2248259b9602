import type { Act, Change, Contact, LastAct } from '../../desk/contract/contract'
import { timestamp } from '../base/clock'
import { type Actor, auditStatement } from './audit'
import { type Database, type Row, type Statement, textOf } from './connection'
import { isNumber } from './phoneNumbers'
import { storedRequest } from './requestRows'

export type Changed =
  | { kind: 'changed'; request: WorkedRequest }
  /** The version is outdated; `request` is the current state. */
  | { kind: 'conflict'; request: WorkedRequest }
  | { kind: 'unknown' }

/** Status of a row: `done` only if marked at the command line and untouched at the desk. */
export const standingSql = `CASE WHEN status = 'new' AND done_at IS NOT NULL THEN 'done' ELSE status END`

/** The last outcome not undone; its act keeps the previous state. */
const lastOutcome = `SELECT id FROM acts WHERE request_id = requests.id AND before IS NOT NULL
  ORDER BY id DESC LIMIT 1`

/** A visit refines the act 'booked'. */
export const shownAct = "coalesce(nullif(acts.visit, ''), acts.act)"

/** SELECT of all columns, without WHERE and order. */
export const workedSql = `SELECT requests.*,
    (${lastOutcome}) AS last_outcome, ${shownAct} AS act, acts.at AS act_at, staff.name AS act_by,
    doctors.name AS doctor_name,
    (SELECT count(*) FROM requests AS other WHERE other.phone_number = requests.phone_number
      AND ${isNumber('other.phone_number')} AND other.rowid < requests.rowid) AS earlier
  FROM requests
  LEFT JOIN acts ON acts.id = (SELECT max(id) FROM acts WHERE request_id = requests.id)
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

/** Records a contact. The version stays: it conflicts with no outcome. */
export async function noteContact(
  database: Database,
  reference: string,
  act: Contact,
  actor: Actor,
): Promise<WorkedRequest | undefined> {
  const results = await database.batch(
    [
      {
        sql: `INSERT INTO acts (request_id, staff_id, at, act)
          SELECT id, :staffId, :at, :act FROM requests WHERE reference = :reference`,
        args: { staffId: actor.staffId, at: timestamp(actor.now), act, reference },
      },
      auditStatement(act, reference, actor, 'changes() = 1'),
      { sql: `${workedSql} WHERE reference = ?`, args: [reference] },
    ],
    'write',
  )
  const row = results[2]?.rows[0]
  return row && workedRequest(row)
}

/** Sets an outcome at a known version; the act keeps the previous state. */
export function changeRequest(
  database: Database,
  reference: string,
  change: Change,
  actor: Actor,
): Promise<Changed> {
  const values = {
    status: change.outcome,
    tried: change.outcome === 'unreached' ? 1 : 0,
    retryAt: change.outcome === 'unreached' ? change.retryAt : null,
    appointmentAt: change.outcome === 'booked' ? change.appointmentAt : null,
    reason: change.outcome === 'cancelled' ? change.reason : '',
    note: change.note,
  }
  const seen = { reference, version: change.version }
  return settle(database, seen, change.outcome, actor, [
    {
      sql: `INSERT INTO acts (request_id, staff_id, at, act, before)
        SELECT id, :staffId, :at, :act, json_object('status', status, 'tries', tries,
          'retryAt', retry_at, 'appointmentAt', appointment_at, 'reason', reason, 'note', note)
        FROM requests WHERE reference = :reference AND version = :version`,
      args: { ...seen, staffId: actor.staffId, at: timestamp(actor.now), act: change.outcome },
    },
    {
      sql: `UPDATE requests SET version = version + 1, status = :status, tries = tries + :tried,
          retry_at = :retryAt, appointment_at = :appointmentAt, reason = :reason, note = :note
        WHERE reference = :reference AND version = :version`,
      args: { ...seen, ...values },
    },
  ])
}

/** Undoes the last outcome. */
export function undoChange(
  database: Database,
  reference: string,
  version: number,
  actor: Actor,
): Promise<Changed> {
  const seen = { reference, version }
  const before = (key: string) => `before ->> '${key}'`
  const kept = [
    before('status'),
    `CAST(${before('tries')} AS INTEGER)`,
    ...['retryAt', 'appointmentAt', 'reason', 'note'].map(before),
  ]
  return settle(database, seen, 'undone', actor, [
    {
      sql: `UPDATE requests SET version = version + 1,
          (status, tries, retry_at, appointment_at, reason, note) = (SELECT
            ${kept.join(', ')}
            FROM acts WHERE id = (${lastOutcome}))
        WHERE reference = :reference AND version = :version AND EXISTS (${lastOutcome})`,
      args: seen,
    },
    {
      // The next undo reverts the outcome before.
      sql: `UPDATE acts SET before = NULL WHERE changes() = 1 AND id = (SELECT (${lastOutcome})
        FROM requests WHERE reference = :reference)`,
      args: { reference },
    },
    {
      sql: `INSERT INTO acts (request_id, staff_id, at, act) SELECT id, :staffId, :at, 'undone'
        FROM requests WHERE reference = :reference AND changes() = 1`,
      args: { reference, staffId: actor.staffId, at: timestamp(actor.now) },
    },
  ])
}

/** Runs the statements in one write transaction, with an audit entry, if the version is current. */
async function settle(
  database: Database,
  { reference, version }: { reference: string; version: number },
  act: Act,
  actor: Actor,
  statements: Statement[],
): Promise<Changed> {
  const note = auditStatement(act, reference, actor, 'changes() = 1')
  const read = { sql: `${workedSql} WHERE reference = ?`, args: [reference] }
  const results = await database.batch([...statements, note, read], 'write')
  const row = results.at(-1)?.rows[0]
  if (!row) return { kind: 'unknown' }
  const request = workedRequest(row)
  const isDone = results.at(-2)?.rowsAffected === 1 && request.version === version + 1
  return { kind: isDone ? 'changed' : 'conflict', request }
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
    /** Earlier requests with the same phone number. */
    earlier: Number(row.earlier),
  }
}
