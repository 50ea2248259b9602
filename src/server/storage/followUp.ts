import { randomUUID } from 'node:crypto'
import { timestamp } from '../base/clock'
import type { Actor } from './audit'
import type { Database } from './connection'
import { withFirstAct } from './enterRequest'
import { type Change, type Changed, valuesOf } from './requestState'
import { needsIn, type Slot, slotRules } from './slot'
import { withReference } from './withReference'
import { workedRequest, workedSql } from './workedRows'

const numberOfFirst = '(SELECT phone_number FROM requests WHERE reference = :first)'

/**
 * An outcome for the patient of a missed or past appointment, at its known version: a row of its
 * own, which an undo deletes. The first one stays on its day and in the figures.
 */
export const followUp = (
  database: Database,
  first: string,
  change: Change,
  actor: Actor,
  slot?: Slot,
): Promise<Changed> =>
  withReference(async (reference) => {
    const rules = slot && slotRules(slot, reference, numberOfFirst)
    const { version } = change
    const args = {
      ...rules?.args,
      ...valuesOf(change, slot),
      id: randomUUID(),
      reference,
      first,
      version,
      staffId: actor.staffId,
      now: timestamp(actor.now),
    }
    const insert = {
      sql: `INSERT INTO requests (id, reference, name, phone, doctor, request, language,
          preferences, received_at, source, unlisted, phone_number, number_rules, status, version,
          tries, retry_at, reason, appointment_at, appointment_doctor, appointment_minutes,
          appointment_type, note, entered_by, follows)
        SELECT :id, :reference, name, phone, doctor, request, language, preferences, :now,
          'json', 0, phone_number, number_rules, :status, 1, :tried, :retryAt, :reason,
          :appointmentAt, :doctor, :minutes, :type, :note, :staffId, reference
        FROM requests WHERE reference = :first AND version = :version
          AND ${rules?.condition ?? 'TRUE'}`,
      args,
    }
    const audited = change.outcome === 'booked' ? 'bookedAgain' : change.outcome
    const statements = [
      ...withFirstAct(insert, change.outcome, audited, actor, slot, rules),
      // A second outcome of the same version is a conflict.
      {
        sql: `UPDATE requests SET version = version + 1
          WHERE reference = :first AND EXISTS (SELECT 1 FROM requests WHERE id = :id)`,
        args,
      },
      {
        sql: `INSERT INTO desk_events (request_id)
          SELECT id FROM requests WHERE reference = :first AND changes() = 1`,
        args,
      },
    ]
    const [made, known, ...obstacles] = (
      await database.batch(
        [
          ...statements,
          { sql: `${workedSql} WHERE reference = :reference`, args },
          { sql: `${workedSql} WHERE reference = :first`, args },
          ...(rules?.obstacles ?? []).map(({ sql }) => ({ sql, args })),
        ],
        'write',
      )
    ).slice(statements.length)
    const [row] = made?.rows ?? []
    if (row) return { kind: 'changed', request: workedRequest(row) }
    const [old] = known?.rows ?? []
    if (!old) return { kind: 'unknown' }
    const request = workedRequest(old)
    const needs = slot ? needsIn(slot, obstacles) : []
    const isCurrent = request.version === version && needs.length > 0
    return isCurrent ? { kind: 'asked', needs } : { kind: 'conflict', request }
  })
