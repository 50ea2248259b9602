import { timestamp } from '../clock'
import type { Database, Row } from './database'

/** A mail that is to be sent now, and all it may tell. */
export type DueMail = {
  requestId: string
  /** The same on every try, so that a mail that arrives twice shows as one. */
  messageId: string
  reference: string
  phone: string
  /** More have come from this number than one visitor sends. */
  repeated: boolean
  /** The further language of the page it was written on; empty for the clinic's own. */
  language: string
  /** This try's number, from 1. */
  attempt: number
}

/** What the outbox holds; `attempts` is the most that any waiting mail has had. */
export type OutboxState = { waiting: number; attempts: number; oldest: string | undefined }

/** One request's mail, for the desk. */
export type MailRecord = {
  attempts: number
  deliveredAt: string | undefined
  fault: string | undefined
}

/** No mail waits so long for its next try, in milliseconds. */
const longestWait = 60 * 60_000

/**
 * Takes the mail that has been due for longest and lends it out for `lease`
 * milliseconds: a process that dies with it leaves it due again then. One that
 * is due later than any mail waits was put off by a wrong clock, and is due now.
 */
export async function claimMail(
  database: Database,
  now: number,
  lease: number,
): Promise<DueMail | undefined> {
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
      messageId: String(row.message_id),
      reference: String(row.reference),
      phone: String(row.phone),
      repeated: row.repeated === 1,
      language: String(row.language),
      attempt: Number(row.attempts),
    }
  )
}

export async function markMailDelivered(database: Database, requestId: string, at: string) {
  const sql = 'UPDATE outbox SET delivered_at = ?, fault = NULL WHERE request_id = ?'
  await database.execute({ sql, args: [at, requestId] })
}

/** Puts a mail that did not leave back until `dueAt`. `fault` is a code, never a server's words. */
export async function postponeMail(
  database: Database,
  requestId: string,
  dueAt: string,
  fault: string,
) {
  const sql = 'UPDATE outbox SET due_at = ?, fault = ? WHERE request_id = ?'
  await database.execute({ sql, args: [dueAt, fault, requestId] })
}

/** When the next undelivered mail is due; undefined when none waits. */
export async function nextMailDue(database: Database): Promise<string | undefined> {
  const { rows } = await database.execute(
    'SELECT min(due_at) AS due_at FROM outbox WHERE delivered_at IS NULL',
  )
  return textOf(rows[0]?.due_at)
}

export async function readOutboxState(database: Database): Promise<OutboxState> {
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

export async function findMail(database: Database, id: string): Promise<MailRecord | undefined> {
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

const textOf = (value: Row[string] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
