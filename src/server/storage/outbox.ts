import { timestamp } from '../base/clock'
import { type Database, textOf } from './connection'

/** A due mail with all data it may contain. */
export type DueMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>
export type OutboxState = Awaited<ReturnType<typeof readOutboxState>>
export type MailRecord = NonNullable<Awaited<ReturnType<typeof findMail>>>

/** Longer than any backoff, in milliseconds. */
const longestWait = 60 * 60_000

/**
 * Leases the mail due longest for `lease` milliseconds; a crash returns it then. A due date
 * beyond the longest backoff means the clock jumped: send now.
 */
export async function claimMail(database: Database, now: number, lease: number) {
  const { rows } = await database.execute({
    sql: `UPDATE outbox SET attempts = attempts + 1, due_at = :lease
      WHERE request_id = (SELECT request_id FROM outbox
        WHERE delivered_at IS NULL AND (due_at <= :now OR due_at > :beyond)
        ORDER BY due_at LIMIT 1)
      RETURNING request_id, message_id, attempts,
        (SELECT reference FROM requests WHERE id = request_id) AS reference,
        (SELECT phone FROM requests WHERE id = request_id) AS phone,
        (SELECT repeated FROM requests WHERE id = request_id) AS repeated,
        (SELECT language FROM requests WHERE id = request_id) AS language`,
    args: {
      now: timestamp(now),
      lease: timestamp(now + lease),
      beyond: timestamp(now + longestWait),
    },
  })
  const [row] = rows
  return (
    row && {
      requestId: String(row.request_id),
      /** Stable across attempts, so that duplicates are recognizable. */
      messageId: String(row.message_id),
      reference: String(row.reference),
      phone: String(row.phone),
      /** Above the phone limit. */
      repeated: row.repeated === 1,
      /** Of the form; empty for the first language. */
      language: String(row.language),
      /** From 1. */
      attempt: Number(row.attempts),
    }
  )
}

export async function markMailDelivered(database: Database, requestId: string, at: string) {
  const sql = 'UPDATE outbox SET delivered_at = ?, fault = NULL WHERE request_id = ?'
  await database.execute({ sql, args: [at, requestId] })
}

/** Postpones a mail until `dueAt`. `fault`: a code, never a server's text. */
export async function postponeMail(
  database: Database,
  requestId: string,
  dueAt: string,
  fault: string,
) {
  const sql = 'UPDATE outbox SET due_at = ?, fault = ? WHERE request_id = ?'
  await database.execute({ sql, args: [dueAt, fault, requestId] })
}

/** Next due date; undefined if the queue is empty. */
export async function nextMailDue(database: Database): Promise<string | undefined> {
  const { rows } = await database.execute(
    'SELECT min(due_at) AS due_at FROM outbox WHERE delivered_at IS NULL',
  )
  return textOf(rows[0]?.due_at)
}

/** `attempts`: the highest count among queued mails; `oldest`: when its request was received. */
export async function readOutboxState(database: Database) {
  const { rows } = await database.execute(
    `SELECT count(*) AS waiting, max(attempts) AS attempts, min(received_at) AS oldest
      FROM outbox JOIN requests ON requests.id = outbox.request_id WHERE delivered_at IS NULL`,
  )
  return {
    waiting: Number(rows[0]?.waiting),
    attempts: Number(rows[0]?.attempts ?? 0),
    oldest: textOf(rows[0]?.oldest),
  }
}

export async function findMail(database: Database, id: string) {
  const sql = 'SELECT * FROM outbox WHERE request_id = ?'
  const { rows } = await database.execute({ sql, args: [id] })
  const [row] = rows
  return (
    row && {
      attempts: Number(row.attempts),
      deliveredAt: textOf(row.delivered_at),
      fault: textOf(row.fault),
    }
  )
}
