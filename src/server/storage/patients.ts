import type { KeptAct } from '../../shared/deskModel'
import { noted } from './audit'
import type { Db } from './connection'
import { fillNumbers, isNumber } from './phoneNumbers'
import { listed, sql } from './sql'
import { shownAct, worked, workedRequest } from './workedRequests'

/** Requests with the phone number of a reference; without a readable number, itself. */
const same = (reference: string) => sql`(requests.reference = ${reference} OR (
  ${isNumber('requests.phone_number')} AND requests.phone_number =
    (SELECT phone_number FROM requests WHERE reference = ${reference})))`

type ActRow = KeptAct & { request_id: string }

export const patients = {
  /**
   * The patient's requests with their acts, oldest first; empty if the reference is unknown.
   * `act`: noted first, so that nothing is read without an entry.
   */
  async person(db: Db, reference: string, act: 'opened' | 'exported', staffId: string) {
    const isThere = sql`EXISTS (SELECT 1 FROM requests WHERE reference = ${reference})`
    await db.execute(noted(db, act, reference, staffId, isThere))
    await fillNumbers(db)
    const { requests, acts } = await db.read({
      requests: worked(sql`WHERE ${same(reference)} ORDER BY requests.rowid`),
      acts: sql<ActRow>`SELECT request_id, ${shownAct} AS act, acts.at,
          coalesce(staff.name, '') AS "by", coalesce(before ->> 'note', '') AS "noteBefore"
        FROM acts
        JOIN requests ON requests.id = request_id LEFT JOIN staff ON staff.id = staff_id
        WHERE ${same(reference)} ORDER BY acts.id`,
    })
    return requests.rows.map((row) => ({
      ...workedRequest(row),
      acts: acts.rows
        .filter(({ request_id }) => request_id === row.id)
        .map(({ request_id: _, ...act }): KeptAct => act),
    }))
  },
}

/**
 * Erases chosen requests of a patient with mail and acts; resolves to their number. The audit
 * keeps the references. Requests of other numbers are ignored.
 */
export async function erase(
  db: Db,
  reference: string,
  chosen: string[],
  staffId: string,
): Promise<number> {
  await fillNumbers(db)
  const these = sql`${same(reference)} AND requests.reference IN ${listed(chosen)}`
  const { erased } = await db.write({
    noted: noted(db, 'erased', sql`reference`, staffId, these, sql`FROM requests`),
    mails: sql`DELETE FROM outbox WHERE request_id IN (SELECT id FROM requests WHERE ${these})`,
    // A trigger deletes their acts and events.
    erased: sql`DELETE FROM requests WHERE ${these}`,
  })
  return erased.rowsAffected
}
