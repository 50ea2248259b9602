import { noted } from './audit'
import type { Db } from './connection'
import { acted, type Changed, isSeen, numberOf, type Seen, settle } from './outcomes'
import { fillNumbers } from './phoneNumbers'
import { type Slot, slotRules } from './slot'
import { changedOne, sql, verbatim } from './sql'
import { lastOutcome, worked, workedRequest } from './workedRequests'

/** A number of the state before; acts of previous releases lack some. */
const numberBefore = (key: 'tries' | 'minutes') =>
  sql`CAST(coalesce(before ->> ${verbatim(`'${key}'`)}, '0') AS INTEGER)`

/**
 * Deletes an entry at a known version if its last outcome is the entry itself; only the audit keeps
 * it. Resolves to the request as it was.
 */
async function undoEntry(db: Db, seen: Seen, staffId: string): Promise<Changed | undefined> {
  // The acts of an entry begin with it: undoing it leaves nothing to restore.
  const lastIsEntry = sql`${isSeen(seen)} AND entered_by <> ''
    AND ${lastOutcome} = (SELECT min(id) FROM acts WHERE request_id = requests.id)`
  const { found } = await db.write({
    found: worked(sql`WHERE ${lastIsEntry}`),
    // A trigger deletes its acts and records the change, which open pages then fetch.
    removed: sql`DELETE FROM requests WHERE ${lastIsEntry}`,
    noted: noted(db, 'entryUndone', seen.reference, staffId, changedOne),
  })
  const [row] = found.rows
  return row && { kind: 'removed', request: workedRequest(row) }
}

export const undoing = {
  /** Undoes the last outcome. `slot`: of the appointment that it would bring back. */
  async undo(db: Db, reference: string, version: number, staffId: string, slot?: Slot) {
    if (slot) await fillNumbers(db)
    const seen = { reference, version }
    const removed = await undoEntry(db, seen, staffId)
    if (removed) return removed
    const rules = slot && slotRules(slot, reference, numberOf(reference))
    return settle(
      db,
      seen,
      'undone',
      staffId,
      {
        request: sql`UPDATE requests SET version = version + 1,
            (status, tries, retry_at, appointment_at, reason, note, appointment_type,
              appointment_minutes, appointment_doctor, visit, reminded_at) = (SELECT
              before ->> 'status', ${numberBefore('tries')}, before ->> 'retryAt',
              before ->> 'appointmentAt', before ->> 'reason', before ->> 'note', before ->> 'type',
              ${numberBefore('minutes')}, coalesce(before ->> 'doctor', ''),
              coalesce(before ->> 'visit', ''), coalesce(before ->> 'remindedAt', '')
              FROM acts WHERE id = ${lastOutcome})
          WHERE ${isSeen(seen)} AND EXISTS ${lastOutcome} AND ${rules?.condition ?? sql`TRUE`}`,
        // The next undo reverts the outcome before.
        before: sql`UPDATE acts SET before = NULL WHERE ${changedOne}
          AND id = (SELECT ${lastOutcome} FROM requests WHERE reference = ${reference})`,
        act: acted(
          db,
          { act: 'undone', staff_id: staffId },
          sql`reference = ${reference} AND ${changedOne}`,
        ),
      },
      rules,
    )
  },

  /**
   * The appointment whose hour an undo would take again, if there is one with a doctor. None if the
   * request has that hour already: whatever overlaps it was confirmed.
   */
  async appointmentBefore(db: Db, reference: string) {
    type Found = { at: string; doctor: string; name: string; minutes: number }
    const row = await db.row(sql<Found>`SELECT
          before ->> 'appointmentAt' AS at, before ->> 'doctor' AS doctor, doctors.name,
          ${numberBefore('minutes')} AS minutes
        FROM acts JOIN requests ON acts.id = ${lastOutcome}
        JOIN doctors ON doctors.id = before ->> 'doctor'
        WHERE reference = ${reference} AND before ->> 'status' = 'booked' AND NOT (
          status = 'booked' AND appointment_at = before ->> 'appointmentAt'
          AND appointment_doctor = doctors.id AND appointment_minutes >= ${numberBefore('minutes')})`)
    return row && { doctor: { id: row.doctor, name: row.name }, at: row.at, minutes: row.minutes }
  },
}
