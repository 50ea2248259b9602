import { clockIn } from '../../shared/formats/opening'
import { timestamp } from '../base/clock'
import type { Database } from './connection'
import { forgetSenders } from './senders'
import { endArgs, endsAfter } from './slot'

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
/** Three years, and a day: the database refuses to delete younger audit entries by its own count. */
const auditKept = (3 * 365 + 2) * day

/** The clinic's clock, and the minutes of an appointment without a length. */
export type Agreed = { timeZone: string; usualMinutes: number }

/**
 * Deletes marked requests, with their mail, that were received and whose appointment has ended
 * more than `kept` milliseconds before `now`; absences that ended before then; audit entries older
 * than three years.
 * `held`: expired requests that are not marked yet, or not deleted after a clock jump.
 */
export async function purgeRequests(database: Database, now: number, kept: number, agreed: Agreed) {
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
    audited: timestamp(now - auditKept),
  }
  // Retention begins at the later of arrival and the appointment's end.
  const isAhead = `(requests.status = 'booked' AND ${endsAfter('requests')})`
  const { offset } = clockIn(agreed.timeZone)
  const ends = (instant: number) =>
    endArgs(timestamp(instant + offset(instant)).slice(0, 16), agreed.usualMinutes)
  const isTrusted = '(SELECT doubted_until FROM purge_clock) <= :now'
  const due = `received_at < :old AND NOT ${isAhead} AND expiring_since <= :noticed
    AND ${isTrusted}`
  const asOf = (instant: number) => (sql: string) => ({ sql, args: { ...times, ...ends(instant) } })
  const [old, expiring] = [asOf(now - kept), asOf(now - kept + day)]
  const results = await database.batch(
    [
      // Retention of requests received under an unset clock begins now.
      old('UPDATE requests SET received_at = :now WHERE received_at < :earliest'),
      // Before the first purge, the newest request's time is the last known.
      old(`UPDATE purge_clock SET doubted_until = :believed
        WHERE COALESCE(NULLIF(purged_at, ''), (SELECT max(received_at) FROM requests), :now)
          NOT BETWEEN :least AND :most`),
      old('UPDATE purge_clock SET purged_at = :now'),
      expiring(`UPDATE requests SET expiring_since = NULL
        WHERE received_at >= :expiring OR ${isAhead} OR expiring_since > :now`),
      old(`DELETE FROM outbox WHERE request_id IN (SELECT id FROM requests WHERE ${due})`),
      old(`DELETE FROM requests WHERE ${due}`),
      expiring(`UPDATE requests SET expiring_since = :now
        WHERE received_at < :expiring AND NOT ${isAhead} AND expiring_since IS NULL`),
      old(`SELECT count(*) AS held FROM requests WHERE received_at < :old AND NOT ${isAhead}`),
      forgetSenders(now),
      old(`DELETE FROM absences WHERE ends_at < :moment AND ${isTrusted}`),
      old(`DELETE FROM audit WHERE at < :audited AND ${isTrusted}`),
    ],
    'write',
  )
  return { removed: results[5]?.rowsAffected ?? 0, held: Number(results[7]?.rows[0]?.held) }
}
