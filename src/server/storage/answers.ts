import type { PatientAnswer } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import type { Database } from './connection'
import { hashOf } from './tokens'
import { type WorkedRequest, workedRequest, workedSql } from './workedRows'

/** The request whose message had the link. A secret belongs to the first message with it. */
const linked = '(SELECT request_id FROM acts AS sent WHERE sent.link = :link ORDER BY id LIMIT 1)'

/** The request of a link's secret. */
export async function findLinked(
  database: Database,
  secret: string,
): Promise<WorkedRequest | undefined> {
  const { rows } = await database.execute({
    sql: `${workedSql} WHERE requests.id = ${linked}`,
    args: { link: hashOf(secret) },
  })
  return rows[0] && workedRequest(rows[0])
}

/** The answer of a patient who has read `at`, the hour of the appointment. */
export type Answered = { secret: string; answer: PatientAnswer; at: string }

/** Stores an answer, unless the hour is another one by now. The version stays. */
export async function noteAnswer(
  database: Database,
  { secret, answer, at }: Answered,
  now: number,
): Promise<void> {
  const args = { link: hashOf(secret), answer, at, now: timestamp(now) }
  const update = `UPDATE requests SET answer = :answer, answered_at = :now, answered_for = :at
    WHERE id = ${linked} AND status = 'booked' AND visit = '' AND appointment_at = :at`
  const tell = `INSERT INTO desk_events (request_id)
    SELECT id FROM requests WHERE id = ${linked} AND changes() = 1`
  await database.batch(
    [update, tell].map((sql) => ({ sql, args })),
    'write',
  )
}

/** The next appointments of a doctor whose patients have answered that they want an earlier hour. */
export async function findEarlierWishes(
  database: Database,
  { doctor, after }: { doctor: string; after: string },
): Promise<WorkedRequest[]> {
  const { rows } = await database.execute({
    sql: `${workedSql} WHERE status = 'booked' AND appointment_at > :after
        AND answered_for = appointment_at AND answer = 'earlier' AND appointment_doctor = :doctor
      ORDER BY appointment_at LIMIT 5`,
    args: { doctor, after },
  })
  return rows.map(workedRequest)
}
