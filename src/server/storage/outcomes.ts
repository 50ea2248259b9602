import type { AuditAct, Contact, Need } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { noted } from './audit'
import type { Db, Results, Statements } from './connection'
import { fillNumbers } from './phoneNumbers'
import { type Slot, type SlotRules, slotRules } from './slot'
import { assigned, changedOne, insert, jsonObject, type Sql, sql } from './sql'
import type { Tables } from './tables'
import { hashOf } from './tokens'
import { lastOutcome, type WorkedRequest, workedBy, workedRequest } from './workedRequests'

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

/** A request at the version that its author saw. */
export type Seen = { reference: string; version: number }

export const isSeen = ({ reference, version }: Seen): Sql =>
  sql`reference = ${reference} AND version = ${version}`

/** The state that an undo restores. */
export const snapshot = jsonObject({
  status: sql`status`,
  tries: sql`tries`,
  retryAt: sql`retry_at`,
  appointmentAt: sql`appointment_at`,
  reason: sql`reason`,
  note: sql`note`,
  doctor: sql`appointment_doctor`,
  minutes: sql`appointment_minutes`,
  visit: sql`visit`,
  remindedAt: sql`reminded_at`,
  type: sql`appointment_type`,
})

/** Inserts an act of a request; `condition`: of the request's row. */
export const acted = (
  { now }: Db,
  row: Pick<Tables['acts'], 'act' | 'staff_id'> & {
    visit?: string
    link?: string | null
    before?: Sql
  },
  condition: Sql,
): Sql =>
  insert(
    'acts',
    { request_id: sql`id`, at: timestamp(now), ...row },
    sql`FROM requests WHERE ${condition}`,
  )

export const numberOf = (reference: string) =>
  sql`(SELECT phone_number FROM requests WHERE reference = ${reference})`

/** The columns of an outcome. */
export const columnsOf = (change: Change, slot: Slot | undefined) => ({
  status: change.outcome,
  retry_at: change.outcome === 'unreached' ? change.retryAt : null,
  reason: change.outcome === 'cancelled' ? change.reason : '',
  note: change.note,
  appointment_at: change.outcome === 'booked' ? change.appointmentAt : null,
  appointment_doctor: slot?.doctor.id ?? '',
  appointment_minutes: slot?.minutes ?? 0,
  appointment_type: slot?.type || null,
})

/** What a booking was, by the state before it. */
const bookingOf = (reference: string, at: string, doctor: string) =>
  sql`(SELECT CASE WHEN before ->> 'status' <> 'booked' THEN 'booked'
      WHEN before ->> 'appointmentAt' = ${at} AND before ->> 'doctor' IN ('', ${doctor})
      THEN 'edited' ELSE 'moved' END
    FROM acts JOIN requests ON acts.id = ${lastOutcome} WHERE reference = ${reference})`

export const outcomes = {
  /**
   * Records a contact. `link`: the secret of the link in a message. The version stays: it conflicts
   * with no outcome.
   */
  async contact(db: Db, reference: string, act: Contact, staffId: string, link?: string) {
    const { request } = await db.write({
      act: acted(
        db,
        { act, staff_id: staffId, link: link ? hashOf(link) : null },
        sql`reference = ${reference}`,
      ),
      noted: noted(db, act, reference, staffId, changedOne),
      request: workedBy(reference),
    })
    return request.rows[0] && workedRequest(request.rows[0])
  },

  /**
   * Sets an outcome at a known version; the act keeps the previous state. `slot`: what a booking
   * needs, checked in the same transaction.
   */
  async change(db: Db, reference: string, change: Change, staffId: string, slot?: Slot) {
    if (slot) await fillNumbers(db)
    const seen = { reference, version: change.version }
    const rules = slot && slotRules(slot, reference, numberOf(reference))
    const columns = columnsOf(change, slot)
    const tried = change.outcome === 'unreached' ? 1 : 0
    const act =
      change.outcome === 'booked'
        ? bookingOf(reference, change.appointmentAt, columns.appointment_doctor)
        : change.outcome
    return settle(
      db,
      seen,
      act,
      staffId,
      {
        act: acted(
          db,
          { act: change.outcome, staff_id: staffId, before: snapshot },
          sql`${isSeen(seen)} AND ${rules?.condition ?? sql`TRUE`}`,
        ),
        // A reminder is of an hour: another one is not reminded yet.
        request: sql`UPDATE requests SET version = version + 1, tries = tries + ${tried}, visit = '',
            reminded_at = CASE WHEN appointment_at = ${columns.appointment_at}
              THEN reminded_at ELSE '' END,
            ${assigned('requests', columns)}
          WHERE ${changedOne} AND ${isSeen(seen)}`,
      },
      rules,
    )
  },
}

/**
 * Runs the statements in one write transaction with an audit entry. The last one changes a row if
 * the version is current and the slot free.
 */
export async function settle(
  db: Db,
  { reference, version }: Seen,
  act: AuditAct | Sql,
  staffId: string,
  statements: Statements,
  rules?: SlotRules,
): Promise<Changed> {
  const chain = { ...statements, settled: noted(db, act, reference, staffId, changedOne) }
  const results = await db.write({
    ...chain,
    ...rules?.note(db, staffId),
    now: workedBy(reference),
    ...rules?.obstacles,
  })
  const [row] = results.now.rows
  if (!row) return { kind: 'unknown' }
  const request = workedRequest(row)
  if (results.settled.rowsAffected === 1) return { kind: 'changed', request }
  return unchanged(request, version, rules, results)
}

/** Why nothing was changed: a need that is not confirmed, at the current version, else a conflict. */
export function unchanged(
  request: WorkedRequest,
  version: number,
  rules: SlotRules | undefined,
  obstacles: Partial<Results<SlotRules['obstacles']>>,
): Changed {
  const needs = rules ? rules.needsIn(obstacles) : []
  const isCurrent = request.version === version && needs.length > 0
  return isCurrent ? { kind: 'asked', needs } : { kind: 'conflict', request }
}
