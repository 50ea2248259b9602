import { timestamp } from '../clock'
import type { Database, Statement } from './database'
import { forgetSenders } from './senders'

const hour = 60 * 60_000
const day = 24 * hour
/** A deletion is announced so long before, in milliseconds; a little less than a day, to happen daily. */
const notice = 23 * hour
/**
 * A clock that went further than this from one purge to the next, forth or back, in
 * milliseconds, has leapt, or the server was off for long: for a time it is not believed.
 */
const plausible = { forth: 30 * day, back: day }
const doubt = 7 * day
/** Before this server was written: a clock that says so has not been set. */
const earliest = Date.UTC(2026, 0)

export type Purged = {
  removed: number
  /** Old by the clock, but not announced yet, or by a clock that has just leapt. */
  held: number
}

/**
 * Deletes requests received more than `kept` milliseconds before `now`, mail
 * and all. What is deleted was marked as expiring, a day before its time, by an
 * earlier purge: a clock that is ahead for an hour marks requests, and once it
 * is right they are unmarked. After a leap of the clock nothing is deleted for a
 * week, in which somebody may set it right. What came in under a clock that was not
 * set counts from the day it is.
 */
export async function purgeRequests(
  database: Database,
  now: number,
  kept: number,
): Promise<Purged> {
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
      'UPDATE requests SET received_at = :now WHERE received_at < :earliest',
      // Before the first purge, the newest request says when the clock was last looked at.
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
