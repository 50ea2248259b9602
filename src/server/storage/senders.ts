import { randomUUID } from 'node:crypto'
import { timestamp, together } from '../base/clock'
import type { RateLimit } from '../base/limits'
import type { Database, Result, Statement } from './connection'
import { hashOf } from './tokens'

/** A sender: purpose, network, limit. */
export type Sender = {
  purpose: 'request' | 'attempt' | 'question'
  address: string
  limit: RateLimit
}

/**
 * Statements that hold a sender to a limit of all processes. Addresses are hashed until their
 * window ends. `id` makes retries idempotent.
 */
export function senderStatements({ purpose, address, limit }: Sender, id: string, now: number) {
  const args = {
    sender: hashOf(`${purpose} ${address}`),
    // Not the request's id: senders stay unlinkable.
    pass: hashOf(`${address} ${id}`),
    at: timestamp(now),
    soon: timestamp(now + together),
    often: limit.count,
  }
  const own = 'hash = :sender AND noted_at <= :soon AND expires_at > :at'
  return {
    /** SQL that holds while the sender may pass, and its values. */
    mayPass: { sql: `(SELECT count(*) FROM senders WHERE ${own}) < :often`, args },
    /** One row with the next allowed time, if later than now. */
    wait: {
      sql: `SELECT expires_at FROM senders WHERE ${own}
        ORDER BY expires_at DESC LIMIT 1 OFFSET :often - 1`,
      args,
    },
    /** Records a sender once if `condition` holds. */
    note: (condition: string, more: Record<string, string | number> = {}): Statement => ({
      sql: `INSERT INTO senders (hash, id, noted_at, expires_at)
        SELECT :sender, :pass, :at, :expires
        WHERE NOT EXISTS (SELECT 1 FROM senders WHERE hash = :sender AND id = :pass)
          AND ${condition}`,
      args: { ...args, ...more, expires: timestamp(now + limit.windowMs) },
    }),
    forget: { sql: 'DELETE FROM senders WHERE expires_at <= :at', args },
  }
}

/** Milliseconds to wait; undefined if allowed. */
export function waitOf(result: Result | undefined, now: number): number | undefined {
  const [row] = result?.rows ?? []
  return row && Date.parse(String(row.expires_at)) - now
}

/** Records a sender, or resolves to the milliseconds to wait. */
export async function recordSender(
  database: Database,
  sender: Sender,
  now: number,
): Promise<number | undefined> {
  const { mayPass, wait, note, forget } = senderStatements(sender, randomUUID(), now)
  const [waiting] = await database.batch([wait, note(mayPass.sql), forget], 'write')
  return waitOf(waiting, now)
}

/** Deletes expired senders and those dated in the future. */
export const forgetSenders = (now: number): Statement => ({
  sql: 'DELETE FROM senders WHERE expires_at <= :now OR noted_at > :soon',
  args: { now: timestamp(now), soon: timestamp(now + together) },
})
