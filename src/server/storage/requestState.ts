import type { AuditAct, Contact, Need } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { type Actor, auditStatement, type ChosenAct } from './audit'
import type { Database, Statement } from './connection'
import { storedDoctor } from './doctorNames'
import { needsIn, type Slot, slotRules } from './slot'
import { hashOf } from './tokens'
import { lastOutcome, type WorkedRequest, workedRequest, workedSql } from './workedRows'

/** An outcome of the version that its author saw. */
export type Change = { version: number; note: string } & (
  | { outcome: 'unreached'; retryAt: string }
  | { outcome: 'booked'; appointmentAt: string }
  | { outcome: 'cancelled'; reason: string }
)

export type Changed =
  | { kind: 'changed'; request: WorkedRequest }
  /** By an undo that left nothing; `request` is the last state. */
  | { kind: 'removed'; request: WorkedRequest }
  /** The version is outdated; `request` is the current state. */
  | { kind: 'conflict'; request: WorkedRequest }
  /** The key of an entry belongs to `request`, which differs; nothing is stored. */
  | { kind: 'keyReused'; request: WorkedRequest }
  /** The hour is not free; nothing is stored. */
  | { kind: 'asked'; needs: Need[] }
  | { kind: 'unknown' }

/** Records a contact. `link`: the secret of the link in a message. The version stays: it conflicts with no outcome. */
export async function noteContact(
  database: Database,
  reference: string,
  { act, link }: { act: Contact; link?: string | undefined },
  actor: Actor,
): Promise<WorkedRequest | undefined> {
  const results = await database.batch(
    [
      {
        sql: `INSERT INTO acts (request_id, staff_id, at, act, link)
          SELECT id, :staffId, :at, :act, :link FROM requests WHERE reference = :reference`,
        args: {
          staffId: actor.staffId,
          at: timestamp(actor.now),
          act,
          link: link ? hashOf(link) : null,
          reference,
        },
      },
      auditStatement(act, reference, actor, 'changes() = 1'),
      { sql: `${workedSql} WHERE reference = ?`, args: [reference] },
    ],
    'write',
  )
  const row = results[2]?.rows[0]
  return row && workedRequest(row)
}

/** The state that an undo restores. */
export const snapshot = `json_object('status', status, 'tries', tries, 'retryAt', retry_at,
  'appointmentAt', appointment_at, 'reason', reason, 'note', note,
  'doctor', appointment_doctor, 'minutes', appointment_minutes, 'visit', visit,
  'remindedAt', reminded_at, 'type', appointment_type)`

/** What a booking was, by the state before it. */
const bookedAct = `(SELECT CASE WHEN before ->> 'status' <> 'booked' THEN 'booked'
    WHEN before ->> 'appointmentAt' = :appointmentAt AND before ->> 'doctor' IN ('', :doctor)
    THEN 'edited' ELSE 'moved' END
  FROM acts JOIN requests ON acts.id = (${lastOutcome}) WHERE reference = :reference)`

const ownNumber = '(SELECT phone_number FROM requests WHERE reference = :reference)'

/** The columns of an outcome. */
export const valuesOf = (change: Change, slot: Slot | undefined) => ({
  status: change.outcome,
  tried: change.outcome === 'unreached' ? 1 : 0,
  retryAt: change.outcome === 'unreached' ? change.retryAt : null,
  appointmentAt: change.outcome === 'booked' ? change.appointmentAt : null,
  doctor: slot?.doctor.id ?? '',
  minutes: slot?.minutes ?? 0,
  type: slot?.type || null,
  reason: change.outcome === 'cancelled' ? change.reason : '',
  note: change.note,
})

/**
 * Sets an outcome at a known version; the act keeps the previous state. `slot`: what a booking
 * needs, checked in the same transaction.
 */
export function changeRequest(
  database: Database,
  reference: string,
  change: Change,
  actor: Actor,
  slot?: Slot,
): Promise<Changed> {
  const values = valuesOf(change, slot)
  const seen = { reference, version: change.version }
  const rules = slot && slotRules(slot, reference, ownNumber)
  const statements = [
    {
      sql: `INSERT INTO acts (request_id, staff_id, at, act, before)
        SELECT id, :staffId, :now, :act, ${snapshot} FROM requests
        WHERE reference = :reference AND version = :version AND ${rules?.condition ?? 'TRUE'}`,
      args: {
        ...rules?.args,
        ...seen,
        staffId: actor.staffId,
        now: timestamp(actor.now),
        act: change.outcome,
      },
    },
    {
      // A reminder is of an hour: another one is not reminded yet.
      sql: `UPDATE requests SET version = version + 1, status = :status, tries = tries + :tried,
          retry_at = :retryAt, reason = :reason, note = :note, visit = '',
          appointment_doctor = :doctor, appointment_minutes = :minutes,
          appointment_type = :type,
          reminded_at = CASE WHEN appointment_at = :appointmentAt THEN reminded_at ELSE '' END,
          appointment_at = :appointmentAt
        WHERE changes() = 1 AND reference = :reference AND version = :version`,
      args: { ...seen, ...values },
    },
  ]
  const act =
    change.outcome === 'booked' ? { sql: bookedAct, args: { ...seen, ...values } } : change.outcome
  return settle(database, seen, act, actor, statements, slot)
}

/** Undoes the last outcome. `slot`: of the appointment that it would bring back. */
export function undoChange(
  database: Database,
  reference: string,
  version: number,
  actor: Actor,
  slot?: Slot,
): Promise<Changed> {
  const seen = { reference, version }
  const rules = slot && slotRules(slot, reference, ownNumber)
  const before = (key: string) => `before ->> '${key}'`
  const kept = [
    before('status'),
    `CAST(${before('tries')} AS INTEGER)`,
    ...['retryAt', 'appointmentAt', 'reason', 'note', 'type'].map(before),
    // Acts of the previous release lack these.
    `CAST(coalesce(${before('minutes')}, '0') AS INTEGER)`,
    ...['doctor', 'visit', 'remindedAt'].map((key) => `coalesce(${before(key)}, '')`),
  ]
  return settle(
    database,
    seen,
    'undone',
    actor,
    [
      {
        sql: `UPDATE requests SET version = version + 1,
            (status, tries, retry_at, appointment_at, reason, note, appointment_type,
              appointment_minutes, appointment_doctor, visit, reminded_at) = (SELECT
              ${kept.join(', ')}
              FROM acts WHERE id = (${lastOutcome}))
          WHERE reference = :reference AND version = :version AND EXISTS (${lastOutcome})
            AND ${rules?.condition ?? 'TRUE'}`,
        args: { ...rules?.args, ...seen },
      },
      {
        // The next undo reverts the outcome before.
        sql: `UPDATE acts SET before = NULL WHERE changes() = 1 AND id = (SELECT (${lastOutcome})
          FROM requests WHERE reference = :reference)`,
        args: { reference },
      },
      {
        sql: `INSERT INTO acts (request_id, staff_id, at, act) SELECT id, :staffId, :now, 'undone'
          FROM requests WHERE reference = :reference AND changes() = 1`,
        args: { reference, staffId: actor.staffId, now: timestamp(actor.now) },
      },
    ],
    slot,
  )
}

/**
 * The appointment whose hour an undo would take again, if there is one with a doctor. None if the
 * request has that hour already: whatever overlaps it was confirmed.
 */
export async function appointmentBefore(database: Database, reference: string) {
  const { rows } = await database.execute({
    sql: `SELECT before ->> 'appointmentAt' AS at, before ->> 'doctor' AS doctor, doctors.name,
        CAST(before ->> 'minutes' AS INTEGER) AS minutes
      FROM acts JOIN requests ON acts.id = (${lastOutcome})
      JOIN doctors ON doctors.id = before ->> 'doctor'
      WHERE reference = :reference AND before ->> 'status' = 'booked' AND NOT (status = 'booked'
        AND appointment_at = before ->> 'appointmentAt' AND appointment_doctor = doctors.id
        AND appointment_minutes >= CAST(before ->> 'minutes' AS INTEGER))`,
    args: { reference },
  })
  const [row] = rows
  if (!row) return undefined
  const doctor = { id: String(row.doctor), name: String(row.name) }
  return { doctor, at: String(row.at), minutes: Number(row.minutes) }
}

/**
 * Runs the statements in one write transaction with an audit entry. The last one changes a row if
 * the version is current and the slot free.
 */
export async function settle(
  database: Database,
  { reference, version }: { reference: string; version: number },
  act: AuditAct | ChosenAct,
  actor: Actor,
  statements: Statement[],
  slot?: Slot,
): Promise<Changed> {
  const rules = slot && slotRules(slot, reference, ownNumber)
  const all = [
    ...statements,
    auditStatement(act, reference, actor, 'changes() = 1'),
    ...(rules?.note(actor) ?? []),
    ...(slot ? [storedDoctor(slot.doctor)] : []),
    { sql: `${workedSql} WHERE reference = :reference`, args: { reference } },
    ...(rules?.obstacles ?? []),
  ]
  const results = await database.batch(all, 'write')
  const readAt = all.length - 1 - (rules?.obstacles.length ?? 0)
  const row = results[readAt]?.rows[0]
  if (!row) return { kind: 'unknown' }
  const request = workedRequest(row)
  if (results[statements.length]?.rowsAffected === 1) return { kind: 'changed', request }
  const needs = slot ? needsIn(slot, results.slice(readAt + 1)) : []
  const isCurrent = request.version === version && needs.length > 0
  return isCurrent ? { kind: 'asked', needs } : { kind: 'conflict', request }
}
