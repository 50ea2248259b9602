import { randomUUID } from 'node:crypto'
import type { AuditAct, Outcome } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { type Actor, auditStatement } from './audit'
import type { Database, Statement } from './connection'
import { storedDoctor } from './doctorNames'
import { currentRules } from './phoneNumbers'
import type { Changed } from './requestState'
import { needsIn, type Slot, type SlotRules, slotRules } from './slot'
import { withReference } from './withReference'
import { lastOutcome, workedRequest, workedSql } from './workedRows'

/** A phone call or walk-in. `number`: E.164 or the key of a text that is none. */
export type Entered = Record<'key' | 'name' | 'phone' | 'number' | 'language' | 'note', string>

/** The statement that inserts a row of the desk (`:id`, `:reference`, ...), and those of its first act. */
export const withFirstAct = (
  insert: Statement & { args: { reference: string } },
  act: Outcome,
  audited: AuditAct,
  actor: Actor,
  slot: Slot | undefined,
  rules: SlotRules | undefined,
): Statement[] => [
  insert,
  {
    sql: `INSERT INTO acts (request_id, staff_id, at, act, before)
      SELECT :id, :staffId, :now, :act,
        json_object('status', 'new', 'tries', 0, 'reason', '', 'note', '') WHERE changes() = 1`,
    args: { ...insert.args, act },
  },
  auditStatement(audited, insert.args.reference, actor, 'changes() = 1'),
  ...(rules?.note(actor) ?? []),
  ...(slot ? [storedDoctor(slot.doctor)] : []),
]

/**
 * Stores a request of the desk with its appointment, if the slot is free. Idempotent by its key:
 * another content is not stored.
 */
export const enterRequest = (
  database: Database,
  { key, ...entered }: Entered,
  slot: Slot,
  actor: Actor,
): Promise<Changed> =>
  withReference(async (reference) => {
    const rules = slotRules(slot, reference, ':number')
    const own = {
      ...entered,
      id: randomUUID(),
      reference,
      // Apart from the keys of the site's form.
      key: `desk ${key}`,
      staffId: actor.staffId,
      now: timestamp(actor.now),
      minutes: slot.minutes,
      type: slot.type || null,
    }
    const args = { ...rules.args, number: entered.number }
    const insert = {
      sql: `INSERT INTO requests (id, reference, name, phone, doctor, request, received_at, source,
            unlisted, language, idempotency_key, phone_number, number_rules, status, version,
            appointment_at, appointment_doctor, appointment_minutes, appointment_type, note, entered_by)
          SELECT :id, :reference, :name, :phone, '', '', :now, 'json', 0, :language, :key, :number,
            ${currentRules}, 'booked', 1, :at, :doctor, :minutes, :type, :note, :staffId
          WHERE NOT EXISTS (SELECT 1 FROM requests WHERE idempotency_key = :key)
            AND ${rules.condition}`,
      args: { ...args, ...own },
    }
    const results = await database.batch(
      [
        ...withFirstAct(insert, 'booked', 'entered', actor, slot, rules),
        { sql: `${workedSql} WHERE idempotency_key = :key`, args: own },
        ...rules.obstacles.map(({ sql }) => ({ sql, args })),
      ],
      'write',
    )
    const readAt = results.length - 1 - rules.obstacles.length
    const row = results[readAt]?.rows[0]
    if (!row) return { kind: 'asked', needs: needsIn(slot, results.slice(readAt + 1)) }
    const request = workedRequest(row)
    const { number, ...typed } = entered
    const sent = {
      ...typed,
      appointmentAt: slot.at,
      appointmentDoctor: slot.doctor.id,
      appointmentMinutes: slot.minutes,
      appointmentType: slot.type ?? '',
    }
    const fields = Object.keys(sent) as (keyof typeof sent)[]
    const isSame = fields.every((field) => request[field] === sent[field])
    return { kind: isSame ? 'changed' : 'keyReused', request }
  })

/** The acts of an entry begin with it: undoing it leaves nothing to restore. */
const lastIsEntry = `reference = :reference AND version = :version AND entered_by <> ''
  AND (${lastOutcome}) = (SELECT min(id) FROM acts WHERE request_id = requests.id)`

/**
 * Deletes an entry at a known version if its last outcome is the entry itself; only the audit keeps
 * it. Resolves to the request as it was.
 */
export async function undoEntry(
  database: Database,
  reference: string,
  version: number,
  actor: Actor,
): Promise<Changed | undefined> {
  const args = { reference, version }
  const [found] = await database.batch(
    [
      { sql: `${workedSql} WHERE ${lastIsEntry}`, args },
      // A trigger deletes its acts and tells open pages.
      { sql: `DELETE FROM requests WHERE ${lastIsEntry}`, args },
      auditStatement('entryUndone', reference, actor, 'changes() = 1'),
    ],
    'write',
  )
  const [row] = found?.rows ?? []
  return row && { kind: 'removed', request: workedRequest(row) }
}
