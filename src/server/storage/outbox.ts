import { timestamp } from '../base/clock'
import type { Db } from './connection'
import { sql } from './sql'
import type { Tables } from './tables'

/** A due mail with all data it may contain. */
export type DueMail = NonNullable<Awaited<ReturnType<(typeof outbox)['claim']>>>
export type OutboxState = Awaited<ReturnType<(typeof outbox)['state']>>
export type MailRecord = NonNullable<Awaited<ReturnType<(typeof outbox)['find']>>>

/** Longer than any backoff, in milliseconds. */
const longestWait = 60 * 60_000

export const outbox = {
  /**
   * Leases the mail due longest for `lease` milliseconds; a crash returns it then. A due date
   * beyond the longest backoff means the clock jumped: send now.
   */
  async claim(db: Db, lease: number) {
    type Claimed = {
      requestId: string
      /** Stable across attempts, so that duplicates are recognizable. */
      messageId: string
      reference: string
      phone: string
      /** Above the phone limit. */
      repeated: boolean
      /** Of the form; empty for the first language. */
      language: string
      /** From 1. */
      attempt: number
    }
    const row = await db.row(sql<Claimed>`UPDATE outbox
        SET attempts = attempts + 1, due_at = ${timestamp(db.now + lease)}
        WHERE request_id = (SELECT request_id FROM outbox
          WHERE delivered_at IS NULL
            AND (due_at <= ${timestamp(db.now)} OR due_at > ${timestamp(db.now + longestWait)})
          ORDER BY due_at LIMIT 1)
        RETURNING request_id AS "requestId", message_id AS "messageId", attempts AS attempt,
          (SELECT reference FROM requests WHERE id = request_id) AS reference,
          (SELECT phone FROM requests WHERE id = request_id) AS phone,
          (SELECT repeated FROM requests WHERE id = request_id) AS repeated,
          (SELECT language FROM requests WHERE id = request_id) AS language`)
    return row && { ...row, repeated: Boolean(row.repeated) }
  },

  delivered: (db: Db, requestId: string) =>
    db.execute(sql`UPDATE outbox SET delivered_at = ${timestamp(db.now)}, fault = NULL
      WHERE request_id = ${requestId}`),

  /** Postpones a mail by milliseconds. `fault`: a code, never a server's text. */
  postpone: (db: Db, requestId: string, ms: number, fault: string) =>
    db.execute(sql`UPDATE outbox SET due_at = ${timestamp(db.now + ms)}, fault = ${fault}
      WHERE request_id = ${requestId}`),

  /** Next due date; undefined if the queue is empty. */
  async nextDue(db: Db): Promise<string | undefined> {
    type Found = { due_at: string | null }
    const row = await db.row(sql<Found>`SELECT min(due_at) AS due_at FROM outbox
        WHERE delivered_at IS NULL`)
    return row?.due_at ?? undefined
  },

  /** `attempts`: the highest count among queued mails; `oldest`: when its request was received. */
  async state(db: Db) {
    type Found = { waiting: number; attempts: number | null; oldest: string | null }
    const row = await db.row(sql<Found>`SELECT count(*) AS waiting, max(attempts) AS attempts,
          min(received_at) AS oldest
        FROM outbox JOIN requests ON requests.id = outbox.request_id WHERE delivered_at IS NULL`)
    const { waiting = 0, attempts, oldest } = row ?? {}
    return { waiting, attempts: attempts ?? 0, oldest: oldest ?? undefined }
  },

  async find(db: Db, requestId: string) {
    type Found = Tables['outbox']
    const row = await db.row(sql<Found>`SELECT * FROM outbox WHERE request_id = ${requestId}`)
    if (!row) return undefined
    const { attempts, delivered_at, fault } = row
    return { attempts, deliveredAt: delivered_at ?? undefined, fault: fault ?? undefined }
  },
}
