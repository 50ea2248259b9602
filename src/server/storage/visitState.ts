import type { Visit } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { type Actor, auditStatement } from './audit'
import type { Database } from './connection'
import { type Changed, settle, snapshot } from './requestState'
import { hashOf } from './tokens'

export type VisitChange = { visit: Visit; version: number }

/** Records what became of an appointment at a known version. */
export function noteVisit(
  database: Database,
  reference: string,
  { visit, version }: VisitChange,
  actor: Actor,
): Promise<Changed> {
  const seen = { reference, version, visit }
  return settle(database, seen, visit, actor, [
    {
      sql: `INSERT INTO acts (request_id, staff_id, at, act, visit, before)
        SELECT id, :staffId, :now, 'booked', :visit, ${snapshot} FROM requests
        WHERE reference = :reference AND version = :version AND status = 'booked'`,
      args: { ...seen, staffId: actor.staffId, now: timestamp(actor.now) },
    },
    {
      sql: `UPDATE requests SET version = version + 1, visit = :visit
        WHERE changes() = 1 AND reference = :reference AND version = :version`,
      args: seen,
    },
  ])
}

/** A reminder, sent or taken back. `link`: the secret of its link. */
export type Reminded = { version: number; sent: boolean; link?: string | undefined }

/**
 * Marks the reminder of an appointment as sent, or takes the mark back. The version stays: it
 * conflicts with no open form.
 */
export function noteReminder(
  database: Database,
  reference: string,
  { version, sent, link }: Reminded,
  actor: Actor,
): Promise<Changed> {
  const seen = { reference, version, now: timestamp(actor.now) }
  return settle(database, seen, sent ? 'reminded' : 'reminderUndone', actor, [
    {
      sql: `UPDATE requests SET reminded_at = ${sent ? ':now' : "''"}
        WHERE reference = :reference AND version = :version AND status = 'booked'
          AND reminded_at ${sent ? '=' : '<>'} ''`,
      args: seen,
    },
    {
      sql: `INSERT INTO acts (request_id, staff_id, at, act, link)
        SELECT id, :staffId, :now, :act, :link FROM requests
        WHERE reference = :reference AND changes() = 1`,
      args: {
        ...seen,
        staffId: actor.staffId,
        act: sent ? 'messaged' : 'undone',
        link: link ? hashOf(link) : null,
      },
    },
  ])
}

/** Notes at a known version that an appointment is kept. The version stays. */
export function keepHour(
  database: Database,
  { reference, version, acts }: KeptHour,
  actor: Actor,
): Promise<Changed> {
  const seen = { reference, version }
  return settle(database, seen, 'kept', actor, [
    {
      sql: `INSERT INTO desk_events (request_id) SELECT id FROM requests
        WHERE reference = :reference AND version = :version AND status = 'booked'`,
      args: seen,
    },
    ...acts.map((each) => auditStatement(each, reference, actor, 'changes() = 1')),
  ])
}

export type KeptHour = {
  reference: string
  version: number
  /** In spite of what it stays, as a booking confirms it. */
  acts: readonly ('allowedAbsent' | 'allowedClosed')[]
}
