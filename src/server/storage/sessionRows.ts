import type { AuthMethod, Role } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { auditStatement } from './audit'
import { type Database, textOf } from './connection'
import { knownRole } from './staffRows'
import { createSecret, hashOf } from './tokens'

/** Idle time and total time of a session, in milliseconds. */
export const sessionMs = { idle: 30 * 60_000, whole: 12 * 60 * 60_000 }

/** Milliseconds in which further requests do not restart the idle time: each restart is a write. */
const EXTEND_MS = 60_000

const open = `disabled_at IS NULL AND ${knownRole} AND seen_at > :idle AND proved_at > :whole
  AND seen_at <= :later AND proved_at <= :later`

/** Tolerates a clock set back briefly, not for long. */
const bounds = (now: number) => ({
  idle: timestamp(now - sessionMs.idle),
  whole: timestamp(now - sessionMs.whole),
  later: timestamp(now + sessionMs.idle),
})

/** Opens a session that replaces the one before; resolves to the secret for the cookie. */
export async function openSession(
  database: Database,
  { staffId, strength, before }: { staffId: string; strength: AuthMethod; before?: string },
  now: number,
): Promise<string> {
  const secret = createSecret()
  const replaced = before ? hashOf(before) : ''
  await database.batch(
    [
      {
        // Stores its predecessor, so that streams of other processes continue.
        sql: `INSERT INTO sessions (hash, staff_id, strength, proved_at, seen_at, renews)
          SELECT :hash, :staffId, :strength, :at, :at,
            (SELECT hash FROM sessions WHERE hash = :replaced AND staff_id = :staffId)`,
        args: { hash: hashOf(secret), staffId, strength, at: timestamp(now), replaced },
      },
      { sql: 'DELETE FROM sessions WHERE hash = ?', args: [replaced] },
      // Expired sessions.
      {
        sql: 'DELETE FROM sessions WHERE proved_at <= :whole OR seen_at <= :idle',
        args: bounds(now),
      },
    ],
    'write',
  )
  return secret
}

export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** The open session of a cookie's secret, with its account. `hash` replaces the secret. */
export async function findSession(database: Database, secret: string, now: number) {
  const { rows } = await database.execute({
    sql: `SELECT sessions.*, name, role, doctor FROM sessions JOIN staff ON staff.id = staff_id
      WHERE hash = :hash AND ${open}`,
    args: { hash: hashOf(secret), ...bounds(now) },
  })
  const [row] = rows
  return (
    row && {
      hash: String(row.hash),
      staffId: String(row.staff_id),
      name: String(row.name),
      role: String(row.role) as Role,
      doctor: textOf(row.doctor),
      strength: String(row.strength) as AuthMethod,
      provedAt: String(row.proved_at),
      seenAt: String(row.seen_at),
    }
  )
}

/** Open sessions by hash and by their predecessors' hashes. */
export async function openSessions(database: Database, now: number): Promise<Map<string, string>> {
  const { rows } = await database.execute({
    sql: `SELECT hash, renews FROM sessions JOIN staff ON staff.id = staff_id WHERE ${open}`,
    args: bounds(now),
  })
  return new Map(
    rows.flatMap(({ hash, renews }): [string, string][] => [
      [String(renews), String(hash)],
      [String(hash), String(hash)],
    ]),
  )
}

/** Restarts the idle time, at most once a minute. */
export async function extendSession(
  database: Database,
  { hash, seenAt }: Pick<Session, 'hash' | 'seenAt'>,
  now: number,
) {
  if (Math.abs(now - Date.parse(seenAt)) < EXTEND_MS) return
  const sql = 'UPDATE sessions SET seen_at = ? WHERE hash = ?'
  await database.execute({ sql, args: [timestamp(now), hash] })
}

/** Ends a session, with an audit entry. */
export async function endSession(database: Database, { hash, staffId }: Session, now: number) {
  await database.batch(
    [
      { sql: 'DELETE FROM sessions WHERE hash = ?', args: [hash] },
      auditStatement('signedOut', staffId, { staffId, now }, 'changes() = 1'),
    ],
    'write',
  )
}
