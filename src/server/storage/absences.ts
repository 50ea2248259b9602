import { randomUUID } from 'node:crypto'
import type { Absence } from '../../shared/deskModel'
import { noted } from './audit'
import type { Db } from './connection'
import { named } from './doctors'
import { changedOne, insert, type Sql, sql } from './sql'

/** SELECT of absences; `rest`: condition and order. */
export const absent = (rest: Sql) => sql<Absence>`SELECT id, doctor, note,
    starts_at AS "startsAt", ends_at AS "endsAt",
    coalesce((SELECT name FROM doctors WHERE doctors.id = absences.doctor), '') AS "doctorName",
    coalesce((SELECT name FROM staff WHERE staff.id = made_by), '') AS "by"
  FROM absences ${rest}`

/** Notifies open pages of a change that concerns no request. */
const event = (id: string) =>
  insert('desk_events', { request_id: `absence ${id}` }, sql`WHERE ${changedOne}`)

export type NewAbsence = Pick<Absence, 'startsAt' | 'endsAt' | 'note'> & {
  /** Absent: everybody. */
  doctor?: { id: string; name: string }
}

export const absences = {
  /** Those that end after a wall time, by their beginning. */
  absences: (db: Db, since: string): Promise<Absence[]> =>
    db.rows(absent(sql`WHERE ends_at > ${since} ORDER BY starts_at, id`)),

  async addAbsence(db: Db, { doctor, startsAt, endsAt, note }: NewAbsence, staffId: string) {
    const id = randomUUID()
    const row = {
      id,
      doctor: doctor?.id ?? '',
      starts_at: startsAt,
      ends_at: endsAt,
      note,
      made_by: staffId,
    }
    const { added } = await db.write({
      ...(doctor && { named: named(doctor) }),
      absence: insert('absences', row),
      noted: noted(db, 'absenceAdded', id, staffId, changedOne),
      event: event(id),
      added: absent(sql`WHERE id = ${id}`),
    })
    return added.rows[0] as Absence
  },

  /** Whether it was there. */
  async removeAbsence(db: Db, id: string, staffId: string): Promise<boolean> {
    const { removed } = await db.write({
      removed: sql`DELETE FROM absences WHERE id = ${id}`,
      noted: noted(db, 'absenceRemoved', id, staffId, changedOne),
      event: event(id),
    })
    return removed.rowsAffected === 1
  },
}
