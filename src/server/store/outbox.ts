import type { Client, Row } from '@libsql/client'

/** A mail that is to be sent now, and all it may tell. */
export type DueMail = {
  requestId: string
  /** The same on every try, so that a mail that arrives twice shows as one. */
  messageId: string
  reference: string
  phone: string
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

/**
 * Takes the mail that has been due for longest and lends it out until `lease`:
 * whoever dies over it leaves it due again then. Times are ISO texts.
 */
export async function claimMail(
  client: Client,
  now: string,
  lease: string,
): Promise<DueMail | undefined> {
  const { rows } = await client.execute({
    sql: `UPDATE outbox SET attempts = attempts + 1, due_at = :lease
      WHERE request_id = (SELECT request_id FROM outbox
        WHERE delivered_at IS NULL AND due_at <= :now ORDER BY due_at LIMIT 1)
      RETURNING request_id, message_id, attempts,
        (SELECT reference FROM requests WHERE id = request_id) AS reference,
        (SELECT phone FROM requests WHERE id = request_id) AS phone`,
    args: { now, lease },
  })
  const [row] = rows
  return (
    row && {
      requestId: String(row.request_id),
      messageId: String(row.message_id),
      reference: String(row.reference),
      phone: String(row.phone),
      attempt: Number(row.attempts),
    }
  )
}

export async function markMailDelivered(client: Client, requestId: string, at: string) {
  const sql = 'UPDATE outbox SET delivered_at = ?, fault = NULL WHERE request_id = ?'
  await client.execute({ sql, args: [at, requestId] })
}

/** Puts a mail that did not leave back until `dueAt`. `fault` is a code, never a server's words. */
export async function postponeMail(
  client: Client,
  requestId: string,
  dueAt: string,
  fault: string,
) {
  const sql = 'UPDATE outbox SET due_at = ?, fault = ? WHERE request_id = ?'
  await client.execute({ sql, args: [dueAt, fault, requestId] })
}

/** When the next undelivered mail is due; undefined when none waits. */
export async function nextMailDue(client: Client): Promise<string | undefined> {
  const { rows } = await client.execute(
    'SELECT min(due_at) AS due_at FROM outbox WHERE delivered_at IS NULL',
  )
  return textOf(rows[0]?.due_at)
}

export async function readOutboxState(client: Client): Promise<OutboxState> {
  const { rows } = await client.execute(
    `SELECT count(*) AS waiting, max(attempts) AS attempts, min(received_at) AS oldest
      FROM outbox JOIN requests ON requests.id = outbox.request_id WHERE delivered_at IS NULL`,
  )
  return {
    waiting: Number(rows[0]?.waiting),
    attempts: Number(rows[0]?.attempts ?? 0),
    oldest: textOf(rows[0]?.oldest),
  }
}

export async function findMail(client: Client, id: string): Promise<MailRecord | undefined> {
  const sql = 'SELECT * FROM outbox WHERE request_id = ?'
  const { rows } = await client.execute({ sql, args: [id] })
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
