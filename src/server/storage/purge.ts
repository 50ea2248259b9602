import { timestamp } from '../base/clock'
import type { Database, Statement } from './connection'
import { forgetSenders } from './senders'

const hour = 60 * 60_000
const day = 24 * hour
/**
 * Milliseconds between mark and deletion, so that a clock that is ahead for an hour deletes
 * nothing: slightly less than a day, for a daily run.
 */
const notice = 23 * hour
/** A larger step between two purges, in milliseconds, is a clock jump or a long pause. */
const plausible = { forth: 30 * day, back: day }
/** Milliseconds without deletions after a clock jump. */
const doubt = 7 * day
/** Earlier times mean an unset clock. */
const earliest = Date.UTC(2026, 0)

/**
 * Deletes marked requests received more than `kept` milliseconds before `now`, with their mail.
 * `held`: expired requests that are not marked yet, or not deleted after a clock jump.
 */
export async function purgeRequests(database: Database, now: number, kept: number) {
  if (now < earliest) return { removed: 0, held: 0 }
  const times = {
    now: timestamp(now),
    earliest: timestamp(earliest),
    old: timestamp(now - kept),
    expiring: timestamp(now - kept + day),
    noticed: timestamp(now - notice),
    least: timestamp(now - plausible.forth),
    most: timestamp(now + plausible.back),
    believed: timestamp(now + doubt),
  }
  const due = `received_at < :old AND expiring_since <= :noticed
    AND (SELECT doubted_until FROM purge_clock) <= :now`
  const results = await database.batch(
    [
      // Retention of requests received under an unset clock begins now.
      'UPDATE requests SET received_at = :now WHERE received_at < :earliest',
      // Before the first purge, the newest request's time is the last known.
      `UPDATE purge_clock SET doubted_until = :believed
        WHERE COALESCE(NULLIF(purged_at, ''), (SELECT max(received_at) FROM requests), :now)
          NOT BETWEEN :least AND :most`,
      'UPDATE purge_clock SET purged_at = :now',
      `UPDATE requests SET expiring_since = NULL
        WHERE received_at >= :expiring OR expiring_since > :now`,
      `DELETE FROM outbox WHERE request_id IN (SELECT id FROM requests WHERE ${due})`,
      `DELETE FROM requests WHERE ${due}`,
      `UPDATE requests SET expiring_since = :now
        WHERE received_at < :expiring AND expiring_since IS NULL`,
      'SELECT count(*) AS held FROM requests WHERE received_at < :old',
    ]
      .map((sql): Statement => ({ sql, args: times }))
      .concat(forgetSenders(now)),
    'write',
  )
  return { removed: results[5]?.rowsAffected ?? 0, held: Number(results[7]?.rows[0]?.held) }
}
