import { randomBytes } from 'node:crypto'
import type { Feed } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { noted } from './audit'
import type { Db } from './connection'
import { named } from './doctors'
import { changedOne, insert, long, type Sql, sql } from './sql'
import type { Tables } from './tables'
import { hashOf } from './tokens'

/** A feed is named by the beginning of its hash. */
const idOf = (hash: string) => hash.slice(0, 16)

const made = (rest: Sql) => sql<Feed>`SELECT substr(hash, 1, 16) AS id, feeds.doctor,
    coalesce(doctors.name, '') AS "doctorName", coalesce(staff.name, '') AS "by",
    made_at AS "madeAt", revoked_at AS "revokedAt" FROM feeds
  LEFT JOIN doctors ON doctors.id = feeds.doctor LEFT JOIN staff ON staff.id = made_by ${rest}`

/** An appointment for a calendar: no name, phone or note. */
type EntryRow = Pick<Tables['requests'], 'id' | 'reference' | 'version'> & {
  at: string
  minutes: number
}

export const feeds = {
  /** All feeds, newest first. */
  feeds: (db: Db): Promise<Feed[]> => db.rows(made(sql`ORDER BY made_at DESC, hash`)),

  /** Makes a feed with a secret of 128 bits; only its hash is stored. */
  async makeFeed(db: Db, doctor: { id: string; name: string }, staffId: string) {
    const secret = randomBytes(16).toString('base64url')
    const hash = hashOf(secret)
    const { feed } = await db.write({
      doctor: named(doctor),
      added: insert('feeds', {
        hash,
        doctor: doctor.id,
        made_by: staffId,
        made_at: timestamp(db.now),
      }),
      noted: noted(db, 'feedMade', idOf(hash), staffId, changedOne),
      feed: made(sql`WHERE hash = ${hash}`),
    })
    return { feed: feed.rows[0] as Feed, secret }
  },

  /** Resolves to whether the address existed and was valid. */
  async revokeFeed(db: Db, id: string, staffId: string): Promise<boolean> {
    const { revoked } = await db.write({
      revoked: sql`UPDATE feeds SET revoked_at = ${timestamp(db.now)}
        WHERE substr(hash, 1, 16) = ${id} AND revoked_at = ''`,
      noted: noted(db, 'feedRevoked', id, staffId, changedOne),
    })
    return revoked.rowsAffected === 1
  },

  /** The doctor of a valid address. */
  feedDoctor: (db: Db, secret: string): Promise<Feed | undefined> =>
    db.row(made(sql`WHERE hash = ${hashOf(secret)} AND revoked_at = ''`)),

  /**
   * A doctor's appointments from a wall date on, and those that an outcome since an instant has
   * ended or moved to a colleague (`isOver`).
   */
  async feed(
    db: Db,
    { id, name }: { id: string; name: string },
    since: { day: string; instant: string },
  ) {
    const own = sql`status = 'booked' AND (appointment_doctor = ${id}
      OR (appointment_doctor = '' AND doctor = ${name}))`
    const { open, over } = await db.read({
      open: long(sql<EntryRow>`SELECT requests.id, reference, version, appointment_at AS at,
          appointment_minutes AS minutes
        FROM requests WHERE ${own} AND appointment_at >= ${since.day} ORDER BY appointment_at`),
      over: long(sql<EntryRow>`SELECT requests.id, reference, version,
          before ->> 'appointmentAt' AS at, CAST(before ->> 'minutes' AS INTEGER) AS minutes
        FROM acts JOIN requests ON requests.id = request_id
        WHERE acts.at >= ${since.instant} AND before ->> 'status' = 'booked'
          AND before ->> 'doctor' = ${id} AND NOT (${own}) ORDER BY acts.id`),
    })
    // The last hour of each.
    const ended = new Map(over.rows.map((row) => [row.id, row]))
    return [
      ...open.rows.map((row) => ({ ...row, isOver: false })),
      ...[...ended.values()].map((row) => ({ ...row, isOver: true })),
    ]
  },
}
