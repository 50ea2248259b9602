import type { Appointment } from '../../desk/contract'
import type { Database } from './database'

/** So many appointments of a day are listed: more than a clinic has. */
const most = 500

/** The appointments of a day (`YYYY-MM-DD` by the clinic's clock), the earliest first. */
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
