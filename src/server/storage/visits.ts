import type { Visit } from '../../shared/deskModel'
import { timestamp } from '../base/clock'
import { noted } from './audit'
import type { Db } from './connection'
import { acted, type Changed, isSeen, settle, snapshot } from './outcomes'
import { changedOne, insert, sql } from './sql'
import { hashOf } from './tokens'

export type VisitChange = { visit: Visit; version: number }

/** A reminder, sent or taken back. `link`: the secret of its link. */
export type Reminded = { version: number; sent: boolean; link?: string | undefined }

export type KeptHour = {
  reference: string
  version: number
  /** In spite of what it stays, as a booking confirms it. */
  acts: readonly ('allowedAbsent' | 'allowedClosed')[]
}

export const visits = {
  /** Records what became of an appointment at a known version. */
  visit(db: Db, reference: string, { visit, version }: VisitChange, staffId: string) {
    const seen = { reference, version }
    return settle(db, seen, visit, staffId, {
      act: acted(
        db,
        { act: 'booked', staff_id: staffId, visit, before: snapshot },
        sql`${isSeen(seen)} AND status = 'booked'`,
      ),
      request: sql`UPDATE requests SET version = version + 1, visit = ${visit}
        WHERE ${changedOne} AND ${isSeen(seen)}`,
    })
  },

  /**
   * Marks the reminder of an appointment as sent, or takes the mark back. The version stays: it
   * conflicts with no open form.
   */
  remind(db: Db, reference: string, { version, sent, link }: Reminded, staffId: string) {
    const seen = { reference, version }
    const act = sent ? 'messaged' : 'undone'
    return settle(db, seen, sent ? 'reminded' : 'reminderUndone', staffId, {
      request: sql`UPDATE requests SET reminded_at = ${sent ? timestamp(db.now) : ''}
        WHERE ${isSeen(seen)} AND status = 'booked'
          AND ${sent ? sql`reminded_at = ''` : sql`reminded_at <> ''`}`,
      act: acted(
        db,
        { act, staff_id: staffId, link: link ? hashOf(link) : null },
        sql`reference = ${reference} AND ${changedOne}`,
      ),
    })
  },

  /** Notes at a known version that an appointment is kept. The version stays. */
  keep(db: Db, { acts, ...seen }: KeptHour, staffId: string): Promise<Changed> {
    const confirmed = acts.map((each) => [
      each,
      noted(db, each, seen.reference, staffId, changedOne),
    ])
    return settle(db, seen, 'kept', staffId, {
      event: insert(
        'desk_events',
        { request_id: sql`id` },
        sql`FROM requests WHERE ${isSeen(seen)} AND status = 'booked'`,
      ),
      ...Object.fromEntries(confirmed),
    })
  },
}
