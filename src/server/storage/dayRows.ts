import { laterDay } from '../../shared/formats/opening'
import { absenceSql, absentRow } from './absenceRows'
import { type Database, type Row, textOf } from './connection'
import { workedRequest, workedSql } from './workedRows'

/** Appointments listed; a clinic has fewer in a day. */
const most = 500

const booked = (from: string, until: string) =>
  `status = 'booked' AND appointment_at BETWEEN :${from} AND :${until} || 'U'`

const byHour = 'ORDER BY appointment_at, requests.rowid'

/** An hour of a doctor; `wish` decides for bookings without one. */
export type Span = { reference: string; at: string; minutes: number; doctor: string; wish: string }

/** Without missed ones, whose hours are free. */
const spanSql = `SELECT reference, appointment_at, appointment_minutes, appointment_doctor, doctor
  FROM requests WHERE visit <> 'noshow' AND`

const spanRow = (row: Row): Span => ({
  reference: String(row.reference),
  at: String(row.appointment_at),
  minutes: Number(row.appointment_minutes),
  doctor: String(row.appointment_doctor),
  wish: String(row.doctor),
})

/**
 * A day in one snapshot: its appointments by the hour, the hours taken from it until the next
 * day's end, its absences, and the counts of the week from `monday` by doctor.
 */
export async function readDay(database: Database, day: string, monday: string) {
  const args = { day, next: laterDay(day, 1), monday, sunday: laterDay(monday, 6) }
  const [rows, spans, absences, counts] = await database.batch(
    [
      {
        sql: `${workedSql} WHERE ${booked('day', 'day')} ${byHour} LIMIT ${most}`,
        args,
        isLong: true,
      },
      { sql: `${spanSql} ${booked('day', 'next')} ${byHour}`, args, isLong: true },
      {
        sql: `${absenceSql} WHERE starts_at <= :day || 'U' AND ends_at > :day
          ORDER BY starts_at, id`,
        args,
      },
      {
        sql: `SELECT substr(appointment_at, 1, 10) AS day, appointment_doctor, doctor,
            count(*) AS count FROM requests
          WHERE ${booked('monday', 'sunday')}
          GROUP BY substr(appointment_at, 1, 10), appointment_doctor, doctor`,
        args,
      },
    ],
    'read',
  )
  return {
    appointments: (rows?.rows ?? []).map(workedRequest),
    spans: (spans?.rows ?? []).map(spanRow),
    absences: (absences?.rows ?? []).map(absentRow),
    counts: (counts?.rows ?? []).map((row) => ({
      day: String(row.day),
      doctor: String(row.appointment_doctor),
      wish: String(row.doctor),
      count: Number(row.count),
    })),
  }
}

/** The hours taken from a wall time until a day's end, and the absences then. */
export async function readTaken(database: Database, since: string, until: string) {
  const args = { since, until }
  const [spans, absences] = await database.batch(
    [
      { sql: `${spanSql} ${booked('since', 'until')} ${byHour}`, args, isLong: true },
      {
        sql: `${absenceSql} WHERE starts_at <= :until || 'U' AND ends_at > :since
          ORDER BY starts_at, id`,
        args,
      },
    ],
    'read',
  )
  return {
    spans: (spans?.rows ?? []).map(spanRow),
    absences: (absences?.rows ?? []).map(absentRow),
  }
}

/** Appointments that begin between two wall times, by the hour. */
export async function appointmentsBetween(database: Database, from: string, until: string) {
  const { rows } = await database.execute({
    sql: `${workedSql} WHERE status = 'booked' AND appointment_at >= :from
      AND appointment_at < :until ${byHour}`,
    args: { from, until },
    isLong: true,
  })
  return rows.map(workedRequest)
}

export type VisitRow = ReturnType<typeof visitRow>

const visitRow = (row: Row) => ({
  ...spanRow(row),
  visit: String(row.visit),
  type: textOf(row.appointment_type) ?? '',
  /** UTC instant of the last booking. */
  bookedAt: String(row.booked_at ?? ''),
})

/**
 * Appointments of a period of days for the statistics, without personal data, and the last known
 * names of doctors.
 */
export async function readVisits(database: Database, from: string, until: string) {
  const [rows, names] = await database.batch(
    [
      {
        sql: `SELECT reference, appointment_at, appointment_minutes, appointment_doctor, doctor,
            appointment_type, visit, (SELECT max(at) FROM acts WHERE request_id = requests.id AND act = 'booked'
              AND acts.visit = '') AS booked_at
          FROM requests WHERE ${booked('from', 'until')}`,
        args: { from, until },
        isLong: true,
      },
      'SELECT id, name FROM doctors',
    ],
    'read',
  )
  const nameOf = (row: Row): [string, string] => [String(row.id), String(row.name)]
  return [(rows?.rows ?? []).map(visitRow), new Map((names?.rows ?? []).map(nameOf))] as const
}
