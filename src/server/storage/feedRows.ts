import { randomBytes } from 'node:crypto'
import type { Feed } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { type Actor, auditStatement } from './audit'
import { type Database, type Row, textOf } from './connection'
import { storedDoctor } from './doctorNames'
import { hashOf } from './tokens'

/** A feed is named by the beginning of its hash. */
const idOf = (hash: string) => hash.slice(0, 16)

const feedSql = `SELECT feeds.*, doctors.name AS doctor_name, staff.name AS staff_name FROM feeds
  LEFT JOIN doctors ON doctors.id = feeds.doctor LEFT JOIN staff ON staff.id = made_by`

const feedRow = (row: Row): Feed => ({
  id: idOf(String(row.hash)),
  doctor: String(row.doctor),
  doctorName: textOf(row.doctor_name) ?? '',
  by: textOf(row.staff_name) ?? '',
  madeAt: String(row.made_at),
  revokedAt: String(row.revoked_at),
})

/** All feeds, newest first. */
export async function listFeeds(database: Database): Promise<Feed[]> {
  const { rows } = await database.execute(`${feedSql} ORDER BY made_at DESC, hash`)
  return rows.map(feedRow)
}

/** Makes a feed with a secret of 128 bits; only its hash is stored. */
export async function makeFeed(
  database: Database,
  doctor: { id: string; name: string },
  actor: Actor,
): Promise<{ feed: Feed; secret: string }> {
  const secret = randomBytes(16).toString('base64url')
  const hash = hashOf(secret)
  const args = { hash, doctor: doctor.id, staffId: actor.staffId, now: timestamp(actor.now) }
  const results = await database.batch(
    [
      storedDoctor(doctor),
      {
        sql: `INSERT INTO feeds (hash, doctor, made_by, made_at)
          VALUES (:hash, :doctor, :staffId, :now)`,
        args,
      },
      auditStatement('feedMade', idOf(hash), actor, 'changes() = 1'),
      { sql: `${feedSql} WHERE hash = :hash`, args },
    ],
    'write',
  )
  const [row = {}] = results[3]?.rows ?? []
  return { feed: feedRow(row), secret }
}

/** Resolves to whether the address existed and was valid. */
export async function revokeFeed(database: Database, id: string, actor: Actor): Promise<boolean> {
  const [revoked] = await database.batch(
    [
      {
        sql: `UPDATE feeds SET revoked_at = :now
          WHERE substr(hash, 1, 16) = :id AND revoked_at = ''`,
        args: { id, now: timestamp(actor.now) },
      },
      auditStatement('feedRevoked', id, actor, 'changes() = 1'),
    ],
    'write',
  )
  return revoked?.rowsAffected === 1
}

/** The doctor of a valid address. */
export async function feedDoctor(database: Database, secret: string) {
  const sql = `${feedSql} WHERE hash = :hash AND revoked_at = ''`
  const { rows } = await database.execute({ sql, args: { hash: hashOf(secret) } })
  return rows[0] && feedRow(rows[0])
}

/** An appointment for a calendar: no name, phone or note. `isOver`: cancelled, or moved away. */
export type FeedEntry = ReturnType<typeof entryRow>

const entryRow = (row: Row) => ({
  id: String(row.id),
  reference: String(row.reference),
  version: Number(row.version),
  at: String(row.at),
  minutes: Number(row.minutes),
  isOver: Number(row.is_over) === 1,
})

/**
 * A doctor's appointments from a wall date on, and those that an outcome since an instant has
 * ended or moved to a colleague.
 */
export async function readFeed(
  database: Database,
  doctor: { id: string; name: string },
  since: { day: string; instant: string },
): Promise<FeedEntry[]> {
  const own = `status = 'booked' AND (appointment_doctor = :id
    OR (appointment_doctor = '' AND doctor = :name))`
  const columns = 'requests.id, reference, version'
  const args = { id: doctor.id, name: doctor.name, ...since }
  const [open, over] = await database.batch(
    [
      {
        sql: `SELECT ${columns}, appointment_at AS at, appointment_minutes AS minutes, 0 AS is_over
          FROM requests WHERE ${own} AND appointment_at >= :day ORDER BY appointment_at`,
        args,
        isLong: true,
      },
      {
        sql: `SELECT ${columns}, before ->> 'appointmentAt' AS at,
            CAST(before ->> 'minutes' AS INTEGER) AS minutes, 1 AS is_over
          FROM acts JOIN requests ON requests.id = request_id
          WHERE acts.at >= :instant AND before ->> 'status' = 'booked'
            AND before ->> 'doctor' = :id AND NOT (${own}) ORDER BY acts.id`,
        args,
        isLong: true,
      },
    ],
    'read',
  )
  // The last hour of each.
  const ended = new Map((over?.rows ?? []).map((row) => [row.id, row]))
  return [...(open?.rows ?? []), ...ended.values()].map(entryRow)
}
