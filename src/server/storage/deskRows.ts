import type { Appointment } from '../../desk/contract/contract'
import type { Database } from './connection'
import { type WorkedRequest, workedRequest, workedSql } from './requestState'

/** Requests per list; totals are exact. */
const listed = 100

export type BoardList = { requests: WorkedRequest[]; total: number }

/** The lists of the board in one snapshot; `today` is a wall date. `cursor`: the newest event. */
export async function readBoard(database: Database, today: string) {
  // The second condition makes the index on status deliver the list's order.
  const lists = [
    [`status = 'new' AND done_at IS NULL`, 'appointment_at IS NULL', 'requests.rowid'],
    [`status = 'unreached'`, 'TRUE', 'retry_at, requests.rowid'],
    [
      `status = 'booked' AND appointment_at BETWEEN :today AND :today || 'U'`,
      'TRUE',
      'appointment_at',
    ],
  ] as const
  const statements = lists.flatMap(([condition, always, order]) => [
    {
      sql: `${workedSql} WHERE ${condition} AND ${always} ORDER BY ${order} LIMIT ${listed}`,
      args: { today },
      isLong: true,
    },
    { sql: `SELECT count(*) AS total FROM requests WHERE ${condition}`, args: { today } },
  ])
  const results = await database.batch(
    ['SELECT coalesce(max(id), 0) AS cursor FROM desk_events', ...statements],
    'read',
  )
  const list = (at: number): BoardList => ({
    requests: (results[at]?.rows ?? []).map(workedRequest),
    total: Number(results[at + 1]?.rows[0]?.total),
  })
  return {
    cursor: Number(results[0]?.rows[0]?.cursor),
    fresh: list(1),
    again: list(3),
    today: list(5),
  }
}

/** The newest event's number; 0 before the first. */
export async function newestEvent(database: Database): Promise<number> {
  const { rows } = await database.execute('SELECT coalesce(max(id), 0) AS id FROM desk_events')
  return Number(rows[0]?.id)
}

/** Longest list; a clinic has fewer appointments in a day. */
const most = 500

/** Appointments of a wall date, earliest first. */
export async function listAppointments(database: Database, day: string): Promise<Appointment[]> {
  const { rows } = await database.execute({
    sql: `SELECT reference, appointment_at, name, phone, doctor, note FROM requests
      WHERE status = 'booked' AND appointment_at BETWEEN :day AND :day || 'U'
      ORDER BY appointment_at, rowid LIMIT ${most}`,
    args: { day },
  })
  return rows.map((row) => ({
    reference: String(row.reference),
    at: String(row.appointment_at),
    name: String(row.name),
    phone: String(row.phone),
    doctor: String(row.doctor),
    note: String(row.note),
  }))
}
