import type { AuthMethod, Role } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { noted } from './audit'
import type { Db } from './connection'
import { changedOne, insert, type Sql, sql } from './sql'
import { knownRole } from './staff'
import type { Tables } from './tables'
import { createSecret, hashOf } from './tokens'

/** Idle time and total time of a session, in milliseconds. */
export const sessionMs = { idle: 30 * 60_000, whole: 12 * 60 * 60_000 }

/** Milliseconds in which further requests do not restart the idle time: each restart is a write. */
const EXTEND_MS = 60_000

/** Tolerates a clock set back briefly, not for long. */
function isOpen(now: number): Sql {
  const later = timestamp(now + sessionMs.idle)
  return sql`disabled_at IS NULL AND ${knownRole} AND seen_at > ${timestamp(now - sessionMs.idle)}
    AND proved_at > ${timestamp(now - sessionMs.whole)}
    AND seen_at <= ${later} AND proved_at <= ${later}`
}

/** A session with its account. `hash` replaces the secret; `doctor`: of the role `doctor`. */
export type Session = {
  hash: string
  staffId: string
  name: string
  role: Role
  doctor: string | undefined
  strength: AuthMethod
  provedAt: string
  seenAt: string
}

export const sessions = {
  /** Opens a session that replaces the one before; resolves to the secret for the cookie. */
  async openSession(db: Db, staffId: string, strength: AuthMethod, before?: string) {
    const secret = createSecret()
    const replaced = before ? hashOf(before) : ''
    const at = timestamp(db.now)
    await db.write({
      opened: insert('sessions', {
        hash: hashOf(secret),
        staff_id: staffId,
        strength,
        proved_at: at,
        seen_at: at,
        // Its predecessor, so that streams of other processes continue.
        renews: sql`(SELECT hash FROM sessions
          WHERE hash = ${replaced} AND staff_id = ${staffId})`,
      }),
      replaced: sql`DELETE FROM sessions WHERE hash = ${replaced}`,
      expired: sql`DELETE FROM sessions WHERE proved_at <= ${timestamp(db.now - sessionMs.whole)}
        OR seen_at <= ${timestamp(db.now - sessionMs.idle)}`,
    })
    return secret
  },

  async session(db: Db, secret: string): Promise<Session | undefined> {
    const row = await db.row(sql<Session>`SELECT hash, staff_id AS "staffId", name, role, doctor,
        strength, proved_at AS "provedAt", seen_at AS "seenAt"
      FROM sessions JOIN staff ON staff.id = staff_id
      WHERE hash = ${hashOf(secret)} AND ${isOpen(db.now)}`)
    return row && { ...row, doctor: row.doctor ?? undefined }
  },

  /** Open sessions by hash and by their predecessors' hashes. */
  async openSessions(db: Db): Promise<Map<string, string>> {
    type Found = Pick<Tables['sessions'], 'hash' | 'renews'>
    const rows = await db.rows(sql<Found>`SELECT hash, renews
      FROM sessions JOIN staff ON staff.id = staff_id WHERE ${isOpen(db.now)}`)
    return new Map(
      rows.flatMap(({ hash, renews }) =>
        [renews ?? hash, hash].map((each) => [each, hash] as const),
      ),
    )
  },

  /** Restarts the idle time, at most once a minute. */
  async extend(db: Db, { hash, seenAt }: Pick<Session, 'hash' | 'seenAt'>) {
    if (Math.abs(db.now - Date.parse(seenAt)) < EXTEND_MS) return
    await db.execute(sql`UPDATE sessions SET seen_at = ${timestamp(db.now)} WHERE hash = ${hash}`)
  },

  async endSession(db: Db, { hash, staffId }: Session): Promise<void> {
    await db.write({
      ended: sql`DELETE FROM sessions WHERE hash = ${hash}`,
      noted: noted(db, 'signedOut', staffId, staffId, changedOne),
    })
  },
}
