import { laterDay } from '../../shared/formats/opening'
import { absent } from './absences'
import type { Db } from './connection'
import { long, type Sql, sql } from './sql'
import type { Tables } from './tables'
import { worked, workedRequest } from './workedRequests'

/** Appointments listed; a clinic has fewer in a day. */
const most = 500

const booked = (from: string, until: string) =>
  sql`status = 'booked' AND appointment_at BETWEEN ${from} AND ${`${until}U`}`

const byHour = sql`ORDER BY appointment_at, requests.rowid`

/** An hour of a doctor; `wish` decides for bookings without one. */
export type Span = { reference: string; at: string; minutes: number; doctor: string; wish: string }

const spanColumns = sql`reference, appointment_at AS at, appointment_minutes AS minutes,
  appointment_doctor AS doctor, doctor AS wish`

/** Without missed ones, whose hours are free. */
const taken = (where: Sql) =>
  long(
    sql<Span>`SELECT ${spanColumns} FROM requests WHERE visit <> 'noshow' AND ${where} ${byHour}`,
  )

/** Absences that overlap a time from a wall time until a day's end. */
const absentBetween = (since: string, until: string) =>
  absent(sql`WHERE starts_at <= ${`${until}U`} AND ends_at > ${since} ORDER BY starts_at, id`)

/** `type`: '' for none; `bookedAt`: UTC instant of the last booking. */
export type VisitRow = Span & { visit: string; type: string; bookedAt: string }

export const appointments = {
  /**
   * A day in one snapshot: its appointments by the hour, the hours taken from it until the next
   * day's end, its absences, and the counts of the week from `monday` by doctor.
   */
  async day(db: Db, day: string, monday: string) {
    type Count = Pick<Span, 'doctor' | 'wish'> & { day: string; count: number }
    const read = await db.read({
      appointments: long(worked(sql`WHERE ${booked(day, day)} ${byHour} LIMIT ${most}`)),
      spans: taken(booked(day, laterDay(day, 1))),
      absences: absentBetween(day, day),
      counts: sql<Count>`SELECT substr(appointment_at, 1, 10) AS day,
          appointment_doctor AS doctor, doctor AS wish, count(*) AS count FROM requests
        WHERE ${booked(monday, laterDay(monday, 6))}
        GROUP BY substr(appointment_at, 1, 10), appointment_doctor, doctor`,
    })
    return {
      appointments: read.appointments.rows.map(workedRequest),
      spans: read.spans.rows,
      absences: read.absences.rows,
      counts: read.counts.rows,
    }
  },

  /** The hours taken from a wall time until a day's end, and the absences then. */
  async taken(db: Db, since: string, until: string) {
    const { spans, absences } = await db.read({
      spans: taken(booked(since, until)),
      absences: absentBetween(since, until),
    })
    return { spans: spans.rows, absences: absences.rows }
  },

  /** Appointments that begin between two wall times, by the hour. */
  async between(db: Db, from: string, until: string) {
    const where = sql`WHERE status = 'booked' AND appointment_at >= ${from}
      AND appointment_at < ${until} ${byHour}`
    return (await db.rows(long(worked(where)))).map(workedRequest)
  },

  /**
   * Appointments of a period of days for the statistics, without personal data, and the last known
   * names of doctors.
   */
  async visits(db: Db, from: string, until: string) {
    const { visits, names } = await db.read({
      visits: long(sql<VisitRow>`SELECT ${spanColumns}, visit,
          coalesce(appointment_type, '') AS type,
          coalesce((SELECT max(at) FROM acts WHERE request_id = requests.id AND act = 'booked'
            AND acts.visit = ''), '') AS "bookedAt"
        FROM requests WHERE ${booked(from, until)}`),
      names: sql<Tables['doctors']>`SELECT id, name FROM doctors`,
    })
    const nameOf = ({ id, name }: Tables['doctors']) => [id, name] as const
    return [visits.rows, new Map(names.rows.map(nameOf))] as const
  },
}
