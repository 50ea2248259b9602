import type { Client } from '@libsql/client'

/** So many appointments of a day are listed: more than a clinic has. */
const most = 500

/** An appointment as a day's list needs it. `at`: by the clinic's clock, `YYYY-MM-DDTHH:MM`. */
export type AppointmentRow = {
  reference: string
  at: string
  name: string
  phone: string
  doctor: string
  note: string
}

/** The appointments of a day (`YYYY-MM-DD` by the clinic's clock), the earliest first. */
export async function listAppointments(client: Client, day: string): Promise<AppointmentRow[]> {
  const { rows } = await client.execute({
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
