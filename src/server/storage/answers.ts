import type { PatientAnswer } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import type { Db } from './connection'
import { changedOne, insert, sql } from './sql'
import { hashOf } from './tokens'
import { type WorkedRequest, worked, workedRequest } from './workedRequests'

/** The request whose message had the link. A secret belongs to the first message with it. */
const linkedBy = (secret: string) =>
  sql`(SELECT request_id FROM acts AS sent WHERE sent.link = ${hashOf(secret)} ORDER BY id LIMIT 1)`

/** The answer of a patient who has read `at`, the hour of the appointment. */
export type Answered = { secret: string; answer: PatientAnswer; at: string }

export const answers = {
  /** The request of a link's secret. */
  async linked(db: Db, secret: string): Promise<WorkedRequest | undefined> {
    const row = await db.row(worked(sql`WHERE requests.id = ${linkedBy(secret)}`))
    return row && workedRequest(row)
  },

  /** Stores an answer, unless the hour is another one by now. The version stays. */
  async answer(db: Db, { secret, answer, at }: Answered): Promise<void> {
    const own = linkedBy(secret)
    await db.write({
      answered: sql`UPDATE requests
        SET answer = ${answer}, answered_at = ${timestamp(db.now)}, answered_for = ${at}
        WHERE id = ${own} AND status = 'booked' AND visit = '' AND appointment_at = ${at}`,
      event: insert(
        'desk_events',
        { request_id: sql`id` },
        sql`FROM requests WHERE id = ${own} AND ${changedOne}`,
      ),
    })
  },

  /** The next appointments of a doctor whose patients have answered that they want an earlier hour. */
  async earlierWishes(db: Db, { doctor, after }: { doctor: string; after: string }) {
    const where = sql`WHERE status = 'booked' AND appointment_at > ${after}
      AND answered_for = appointment_at AND answer = 'earlier' AND appointment_doctor = ${doctor}
      ORDER BY appointment_at LIMIT 5`
    return (await db.rows(worked(where))).map(workedRequest)
  },
}
