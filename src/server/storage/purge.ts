import { clockIn } from '../../shared/formats/opening'
import { timestamp } from '../base/clock'
import type { Db } from './connection'
import { forgetSenders } from './senders'
import { endsAfter } from './slot'
import { sql } from './sql'

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
export async function purgeRequests(db: Db, kept: number, agreed: Agreed) {
  const { now } = db
  if (now < earliest) return { removed: 0, held: 0 }
  const at = timestamp(now)
  const begin = timestamp(earliest)
  const old = now - kept
  const expiring = old + day
  const { offset } = clockIn(agreed.timeZone)
  const wallTime = (instant: number) => timestamp(instant + offset(instant)).slice(0, 16)
  // Retention begins at the later of arrival and the appointment's end.
  const isAhead = (instant: number) => sql`(requests.status = 'booked'
    AND ${endsAfter('requests', wallTime(instant), agreed.usualMinutes)})`
  const isTrusted = sql`(SELECT doubted_until FROM purge_clock) <= ${at}`
  const due = sql`received_at < ${timestamp(old)} AND NOT ${isAhead(old)}
    AND expiring_since <= ${timestamp(now - notice)} AND ${isTrusted}`
  const { removed, held } = await db.write({
    // Retention of requests received under an unset clock begins now.
    unset: sql`UPDATE requests SET received_at = ${at} WHERE received_at < ${begin}`,
    // Before the first purge, the newest request's time is the last known.
    doubted: sql`UPDATE purge_clock SET doubted_until = ${timestamp(now + doubt)}
      WHERE COALESCE(NULLIF(purged_at, ''), (SELECT max(received_at) FROM requests), ${at})
        NOT BETWEEN ${timestamp(now - plausible.forth)} AND ${timestamp(now + plausible.back)}`,
    purged: sql`UPDATE purge_clock SET purged_at = ${at}`,
    unmarked: sql`UPDATE requests SET expiring_since = NULL
      WHERE received_at >= ${timestamp(expiring)} OR ${isAhead(expiring)} OR expiring_since > ${at}`,
    mails: sql`DELETE FROM outbox WHERE request_id IN (SELECT id FROM requests WHERE ${due})`,
    removed: sql`DELETE FROM requests WHERE ${due}`,
    marked: sql`UPDATE requests SET expiring_since = ${at} WHERE expiring_since IS NULL
      AND received_at < ${timestamp(expiring)} AND NOT ${isAhead(expiring)}`,
    held: sql<{ held: number }>`SELECT count(*) AS held FROM requests
      WHERE received_at < ${timestamp(old)} AND NOT ${isAhead(old)}`,
    senders: forgetSenders(now),
    absences: sql`DELETE FROM absences WHERE ends_at < ${wallTime(old)} AND ${isTrusted}`,
    audit: sql`DELETE FROM audit WHERE at < ${timestamp(now - auditKept)} AND ${isTrusted}`,
  })
  return { removed: removed.rowsAffected, held: held.rows[0]?.held ?? 0 }
}
