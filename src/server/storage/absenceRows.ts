import { randomUUID } from 'node:crypto'
import type { Absence } from '../../shared/deskModel'
import { type Actor, auditStatement } from './audit'
import { type Database, type Row, type Statement, textOf } from './connection'
import { storedDoctor } from './doctorNames'

/** SELECT of absences, without WHERE and order. */
export const absenceSql = `SELECT absences.*,
    (SELECT name FROM doctors WHERE doctors.id = absences.doctor) AS doctor_name,
    (SELECT name FROM staff WHERE staff.id = made_by) AS staff_name
  FROM absences`

export const absentRow = (row: Row): Absence => ({
  id: String(row.id),
  doctor: String(row.doctor),
  doctorName: textOf(row.doctor_name) ?? '',
  startsAt: String(row.starts_at),
  endsAt: String(row.ends_at),
  note: String(row.note),
  by: textOf(row.staff_name) ?? '',
})

/** Those that end after a wall time, by their beginning. */
export async function listAbsences(database: Database, since: string): Promise<Absence[]> {
  const sql = `${absenceSql} WHERE ends_at > :since ORDER BY starts_at, id`
  const { rows } = await database.execute({ sql, args: { since } })
  return rows.map(absentRow)
}

/** Notifies open pages of a change that concerns no request. */
const tell = (id: string): Statement => ({
  sql: 'INSERT INTO desk_events (request_id) SELECT :event WHERE changes() = 1',
  args: { event: `absence ${id}` },
})

export type NewAbsence = Pick<Absence, 'startsAt' | 'endsAt' | 'note'> & {
  /** Absent: everybody. */
  doctor?: { id: string; name: string }
}

export async function addAbsence(
  database: Database,
  { doctor, ...rest }: NewAbsence,
  actor: Actor,
): Promise<Absence> {
  const id = randomUUID()
  const args = { ...rest, id, doctor: doctor?.id ?? '', staffId: actor.staffId }
  const results = await database.batch(
    [
      ...(doctor ? [storedDoctor(doctor)] : []),
      {
        sql: `INSERT INTO absences (id, doctor, starts_at, ends_at, note, made_by)
          VALUES (:id, :doctor, :startsAt, :endsAt, :note, :staffId)`,
        args,
      },
      auditStatement('absenceAdded', id, actor, 'changes() = 1'),
      tell(id),
      { sql: `${absenceSql} WHERE id = :id`, args },
    ],
    'write',
  )
  const [row = {}] = results.at(-1)?.rows ?? []
  return absentRow(row)
}

/** Whether it was there. */
export async function removeAbsence(database: Database, id: string, actor: Actor) {
  const [removed] = await database.batch(
    [
      { sql: 'DELETE FROM absences WHERE id = :id', args: { id } },
      auditStatement('absenceRemoved', id, actor, 'changes() = 1'),
      tell(id),
    ],
    'write',
  )
  return removed?.rowsAffected === 1
}
