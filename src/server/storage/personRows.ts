import type { Act, KeptAct } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import type { Actor } from './audit'
import { type Database, type Row, textOf } from './connection'
import { isNumber } from './phoneNumbers'
import { shownAct, workedRequest, workedSql } from './workedRows'

/** Requests with the phone number of :reference; without a readable number, itself. */
const same = `(requests.reference = :reference OR (${isNumber('requests.phone_number')} AND
  requests.phone_number = (SELECT phone_number FROM requests WHERE reference = :reference)))`

/** The patient's requests with their acts, oldest first; empty if the reference is unknown. */
export async function readPerson(database: Database, reference: string) {
  const args = { reference }
  const [requests, acts] = await database.batch(
    [
      { sql: `${workedSql} WHERE ${same} ORDER BY requests.rowid`, args },
      {
        sql: `SELECT acts.id, request_id, ${shownAct} AS act, acts.at, before ->> 'note' AS note, staff.name
          FROM acts
          JOIN requests ON requests.id = request_id LEFT JOIN staff ON staff.id = staff_id
          WHERE ${same} ORDER BY acts.id`,
        args,
      },
    ],
    'read',
  )
  return (requests?.rows ?? []).map((row) => ({
    ...workedRequest(row),
    acts: (acts?.rows ?? []).filter(({ request_id }) => request_id === row.id).map(keptAct),
  }))
}

const keptAct = ({ act, at, name, note }: Row): KeptAct => ({
  act: String(act) as Act,
  at: String(at),
  by: textOf(name) ?? '',
  noteBefore: textOf(note) ?? '',
})

/**
 * Erases chosen requests of a patient with mail and acts; resolves to their number. The audit
 * keeps the references. Requests of other numbers are ignored.
 */
export async function erase(
  database: Database,
  { reference, chosen }: { reference: string; chosen: string[] },
  { staffId, now }: Actor,
): Promise<number> {
  const these = `${same} AND requests.reference IN (SELECT value FROM json_each(:chosen))`
  const args = { reference, chosen: JSON.stringify(chosen) }
  const results = await database.batch(
    [
      {
        sql: `INSERT INTO audit (at, staff_id, act, subject)
          SELECT :at, :staffId, 'erased', reference FROM requests WHERE ${these}`,
        args: { ...args, at: timestamp(now), staffId },
      },
      {
        sql: `DELETE FROM outbox WHERE request_id IN (SELECT id FROM requests WHERE ${these})`,
        args,
      },
      // A trigger deletes their acts and events.
      { sql: `DELETE FROM requests WHERE ${these}`, args },
    ],
    'write',
  )
  return results[2]?.rowsAffected ?? 0
}
