import { randomUUID } from 'node:crypto'
import { timestamp } from '../base/clock'
import { type Actor, auditStatement } from './audit'
import type { Database } from './connection'
import { storedDoctor } from './doctorNames'
import { nothingBefore } from './enterRequest'
import type { Changed } from './requestState'
import { needsIn, type Slot, slotRules } from './slot'
import { withReference } from './withReference'
import { workedRequest, workedSql } from './workedRows'

const numberOfFirst = '(SELECT phone_number FROM requests WHERE reference = :first)'

/**
 * Books the patient of a missed or past appointment again, at its known version: a row of its own,
 * which an undo deletes. The first one stays on its day and in the figures.
 */
export const bookAfter = (
  database: Database,
  { reference: first, version, note }: { reference: string; version: number; note: string },
  slot: Slot,
  actor: Actor,
): Promise<Changed> =>
  withReference(async (reference) => {
    const rules = slotRules(slot, reference, numberOfFirst)
    const id = randomUUID()
    const own = { id, reference, first, version, note, staffId: actor.staffId }
    const now = timestamp(actor.now)
    const { minutes, type } = slot
    const args = { ...rules.args, ...own, now, minutes, type: type || null }
    const results = await database.batch(
      [
        {
          sql: `INSERT INTO requests (id, reference, name, phone, doctor, request, language,
              preferences, received_at, source, unlisted, phone_number, number_rules, status,
              version, appointment_at, appointment_doctor, appointment_minutes, appointment_type,
              note, entered_by, follows)
            SELECT :id, :reference, name, phone, doctor, request, language, preferences, :now,
              'json', 0, phone_number, number_rules, 'booked', 1, :at, :doctor, :minutes, :type,
              :note, :staffId, reference
            FROM requests WHERE reference = :first AND version = :version AND ${rules.condition}`,
          args,
        },
        {
          sql: `INSERT INTO acts (request_id, staff_id, at, act, before)
            SELECT :id, :staffId, :now, 'booked', ${nothingBefore} WHERE changes() = 1`,
          args: { ...own, now },
        },
        auditStatement('booked', reference, actor, 'changes() = 1'),
        ...rules.note(actor),
        storedDoctor(slot.doctor),
        // A second booking of the same version is a conflict.
        {
          sql: `UPDATE requests SET version = version + 1
            WHERE reference = :first AND EXISTS (SELECT 1 FROM requests WHERE id = :id)`,
          args: own,
        },
        {
          sql: `INSERT INTO desk_events (request_id)
            SELECT id FROM requests WHERE reference = :first AND changes() = 1`,
          args: own,
        },
        { sql: `${workedSql} WHERE reference = :reference`, args: own },
        { sql: `${workedSql} WHERE reference = :first`, args: own },
        ...rules.obstacles.map(({ sql }) => ({ sql, args })),
      ],
      'write',
    )
    const readAt = results.length - 2 - rules.obstacles.length
    const [made, known] = results.slice(readAt, readAt + 2).map(({ rows }) => rows[0])
    if (made) return { kind: 'changed', request: workedRequest(made) }
    if (!known) return { kind: 'unknown' }
    const request = workedRequest(known)
    const needs = needsIn(slot, results.slice(readAt + 2))
    const isCurrent = request.version === version && needs.length > 0
    return isCurrent ? { kind: 'asked', needs } : { kind: 'conflict', request }
  })
